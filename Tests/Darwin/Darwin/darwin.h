// The names of Darwin that this project uses, with the types that Apple's public headers give them: facts only, for
// type-checking. REPOSITORY:FILE says where each stands in apple-oss-distributions (xnu-11417.101.15, Libc-1725.0.11,
// libpthread-539, dyld-1378).
#ifndef SNAPSIM_DARWIN_H
#define SNAPSIM_DARWIN_H

// xnu:bsd/arm/_types.h, bsd/sys/_types.h. Since xnu-11215.1.10 (macOS 15, Xcode 16) __darwin_size_t is size_t where
// Clang has modules, so that it is Int in Swift.
typedef __SIZE_TYPE__ size_t;
typedef size_t __darwin_size_t;
typedef long __darwin_ssize_t;
typedef long __darwin_time_t;
typedef unsigned long __darwin_clock_t;
typedef unsigned int __darwin_natural_t;
typedef short __int16_t;
typedef unsigned short __uint16_t;
typedef int __int32_t;
typedef unsigned int __uint32_t;
typedef long long __int64_t;
typedef unsigned long long __uint64_t;
typedef __int32_t __darwin_dev_t;
typedef __uint16_t __darwin_mode_t;
typedef __int64_t __darwin_off_t;
typedef __int64_t __darwin_blkcnt_t;
typedef __int32_t __darwin_blksize_t;
typedef __uint64_t __darwin_ino64_t;
typedef __darwin_ino64_t __darwin_ino_t;
typedef __uint32_t __darwin_uid_t;
typedef __uint32_t __darwin_gid_t;
typedef __uint32_t __darwin_id_t;
typedef __int32_t __darwin_pid_t;
typedef __int32_t __darwin_suseconds_t;
typedef __uint32_t __darwin_useconds_t;
typedef __uint32_t __darwin_sigset_t;
typedef __darwin_natural_t __darwin_mach_port_name_t;
typedef __darwin_mach_port_name_t __darwin_mach_port_t;
typedef __darwin_ssize_t ssize_t;
typedef __darwin_time_t time_t;
typedef __darwin_clock_t clock_t;
typedef __darwin_dev_t dev_t;
typedef __darwin_mode_t mode_t;
typedef __darwin_off_t off_t;
typedef __darwin_blkcnt_t blkcnt_t;
typedef __darwin_blksize_t blksize_t;
typedef __darwin_ino_t ino_t;
typedef __uint16_t nlink_t;
typedef __darwin_uid_t uid_t;
typedef __darwin_gid_t gid_t;
typedef __darwin_pid_t pid_t;
typedef __darwin_id_t id_t;
typedef __darwin_suseconds_t suseconds_t;
typedef __darwin_useconds_t useconds_t;
typedef __darwin_sigset_t sigset_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long long int64_t;
typedef long intptr_t;
typedef unsigned long uintptr_t;

// xnu:bsd/sys/_types/_timespec.h, _timeval.h
struct timespec {
  __darwin_time_t tv_sec;
  long tv_nsec;
};
struct timeval {
  __darwin_time_t tv_sec;
  __darwin_suseconds_t tv_usec;
};

// xnu:bsd/sys/errno.h; `errno` itself is a macro of a call, and of Swift's own module.
extern int *__error(void);
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EBADF 9
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ELOOP 62
#define EDQUOT 69

// xnu:bsd/sys/stat.h. The S_IF... are of Swift's own module, as mode_t.
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  __darwin_ino64_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  __uint32_t st_flags;
  __uint32_t st_gen;
  __int32_t st_lspare;
  __int64_t st_qspare[2];
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
int mkdir(const char *, mode_t);
int mkfifo(const char *, mode_t);
mode_t umask(mode_t);

// xnu:bsd/sys/fcntl.h; `open` and `fcntl` take a variable number of arguments, and are of Swift's own module.
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_EVTONLY 0x00008000
#define O_NOCTTY 0x00020000
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define AT_FDCWD -2
#define AT_SYMLINK_NOFOLLOW 0x0020
#define AT_SYMLINK_FOLLOW 0x0040
#define F_DUPFD 0
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define FD_CLOEXEC 1
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08
struct flock {
  off_t l_start;
  off_t l_len;
  pid_t l_pid;
  short l_type;
  short l_whence;
};
int flock(int, int);
int open(const char *, int, ...);
int fcntl(int, int, ...);

// xnu:bsd/sys/unistd.h, bsd/sys/syslimits.h, Libc:include/unistd.h
#define F_OK 0
#define X_OK (1 << 0)
#define W_OK (1 << 1)
#define R_OK (1 << 2)
#define PATH_MAX 1024
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
void _exit(int) __attribute__((__noreturn__));
int access(const char *, int);
unsigned int alarm(unsigned int);
int chdir(const char *);
int close(int);
int dup(int);
int dup2(int, int);
int execv(const char *, char *const *);
int ftruncate(int, off_t);
char *getcwd(char *, size_t);
uid_t geteuid(void);
pid_t getpgid(pid_t);
pid_t getpid(void);
uid_t getuid(void);
int isatty(int);
int link(const char *, const char *);
int linkat(int, const char *, int, const char *, int);
off_t lseek(int, off_t, int);
char *mkdtemp(char *);
int mkstemp(char *);
int pause(void);
int pipe(int[2]);
ssize_t pread(int, void *, size_t, off_t);
ssize_t pwrite(int, const void *, size_t, off_t);
ssize_t read(int, void *, size_t);
ssize_t readlink(const char *, char *, size_t);
int rmdir(const char *);
unsigned int sleep(unsigned int);
int symlink(const char *, const char *);
int unlink(const char *);
int usleep(useconds_t);
ssize_t write(int, const void *, size_t);

// Libc:include/_stdlib.h
void _Exit(int) __attribute__((__noreturn__));
void abort(void) __attribute__((__noreturn__));
int atexit(void (*_Nonnull)(void));
void exit(int) __attribute__((__noreturn__));
void free(void *);
char *getenv(const char *);
void *malloc(size_t);
char *realpath(const char *, char *);
int setenv(const char *, const char *, int);
double strtod(const char *, char **);
int unsetenv(const char *);

// Libc:include/_string.h
void *memcpy(void *, const void *, size_t);
void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
void *memset(void *, int, size_t);
char *strdup(const char *);
char *strerror(int);
size_t strlen(const char *);

// Libc:include/_stdio.h; `stdin`, `stdout` and `stderr` are macros of these, and of Swift's own module.
typedef struct __sFILE {
  int _file;
} FILE;
extern FILE *__stdinp;
extern FILE *__stdoutp;
extern FILE *__stderrp;
int fclose(FILE *);
int fflush(FILE *);
char *fgets(char *, int, FILE *);
FILE *fopen(const char *, const char *);
int fputs(const char *, FILE *);
size_t fwrite(const void *, size_t, size_t, FILE *);
int puts(const char *);
int remove(const char *);
int rename(const char *, const char *);
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2
int setvbuf(FILE *, char *, int, size_t);

// Libc:include/_time.h
#define CLOCKS_PER_SEC ((clock_t)1000000)
clock_t clock(void);
time_t time(time_t *);
typedef enum {
  _CLOCK_REALTIME = 0,
  _CLOCK_MONOTONIC = 6,
  _CLOCK_PROCESS_CPUTIME_ID = 12,
  _CLOCK_THREAD_CPUTIME_ID = 16,
} clockid_t;
#define CLOCK_REALTIME _CLOCK_REALTIME
#define CLOCK_MONOTONIC _CLOCK_MONOTONIC
int clock_gettime(clockid_t, struct timespec *);

// xnu:bsd/sys/time.h
int utimes(const char *, const struct timeval *);
int gettimeofday(struct timeval *, void *);

// xnu:bsd/sys/signal.h, Libc:include/signal.h. SIG_DFL and SIG_IGN are casts to functions, and of Swift's own module;
// sa_handler is a macro that Swift does not see.
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGSYS 12
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGSTOP 17
#define SIGCONT 19
#define SIGCHLD 20
#define SIGPROF 27
#define SA_ONSTACK 0x0001
#define SA_RESTART 0x0002
#define SA_RESETHAND 0x0004
#define SA_NODEFER 0x0010
#define SA_SIGINFO 0x0040
#define SS_ONSTACK 0x0001
#define SS_DISABLE 0x0004
#define SIGSTKSZ 131072
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
typedef void (*sig_t)(int);
struct __siginfo;
union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, struct __siginfo *, void *);
};
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
struct __darwin_sigaltstack {
  void *ss_sp;
  __darwin_size_t ss_size;
  int ss_flags;
};
typedef struct __darwin_sigaltstack stack_t;
void (*signal(int, void (*)(int)))(int);
int kill(pid_t, int);
int raise(int);
int sigaction(int, const struct sigaction *, struct sigaction *);
int sigaltstack(const stack_t *, stack_t *);
int sigaddset(sigset_t *, int);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int pthread_sigmask(int, const sigset_t *, sigset_t *);

// xnu:bsd/sys/poll.h
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define POLLERR 0x0008
#define POLLHUP 0x0010
#define POLLNVAL 0x0020
struct pollfd {
  int fd;
  short events;
  short revents;
};
typedef unsigned int nfds_t;
int poll(struct pollfd *, nfds_t, int);

// xnu:bsd/sys/ttycom.h, bsd/sys/ioctl.h; TIOCGWINSZ is a macro of a function-like macro, and of Swift's own module.
struct winsize {
  unsigned short ws_row;
  unsigned short ws_col;
  unsigned short ws_xpixel;
  unsigned short ws_ypixel;
};
int ioctl(int, unsigned long, ...);

// xnu:bsd/sys/resource.h, bsd/sys/wait.h
#define RUSAGE_SELF 0
#define RUSAGE_CHILDREN -1
struct rusage {
  struct timeval ru_utime;
  struct timeval ru_stime;
  long ru_maxrss;
  long ru_ixrss;
  long ru_idrss;
  long ru_isrss;
  long ru_minflt;
  long ru_majflt;
  long ru_nswap;
  long ru_inblock;
  long ru_oublock;
  long ru_msgsnd;
  long ru_msgrcv;
  long ru_nsignals;
  long ru_nvcsw;
  long ru_nivcsw;
};
int getrusage(int, struct rusage *);
#define WNOHANG 0x00000001
#define WUNTRACED 0x00000002
#define WCONTINUED 0x00000010
pid_t wait(int *);
pid_t waitpid(pid_t, int *, int);
pid_t wait4(pid_t, int *, int, struct rusage *);

// xnu:bsd/sys/resource.h, libsyscall/wrappers/libproc/libproc.h
#define RUSAGE_INFO_V2 2
typedef void *rusage_info_t;
struct rusage_info_v2 {
  uint8_t ri_uuid[16];
  uint64_t ri_user_time;
  uint64_t ri_system_time;
  uint64_t ri_pkg_idle_wkups;
  uint64_t ri_interrupt_wkups;
  uint64_t ri_pageins;
  uint64_t ri_wired_size;
  uint64_t ri_resident_size;
  uint64_t ri_phys_footprint;
  uint64_t ri_proc_start_abstime;
  uint64_t ri_proc_exit_abstime;
  uint64_t ri_child_user_time;
  uint64_t ri_child_system_time;
  uint64_t ri_child_pkg_idle_wkups;
  uint64_t ri_child_interrupt_wkups;
  uint64_t ri_child_pageins;
  uint64_t ri_child_elapsed_abstime;
  uint64_t ri_diskio_bytesread;
  uint64_t ri_diskio_byteswritten;
};
int proc_pid_rusage(int, int, rusage_info_t *);

// xnu:bsd/sys/mman.h; MAP_FAILED is a cast to a pointer, and of Swift's own module.
#define PROT_READ 0x01
#define PROT_WRITE 0x02
#define MAP_SHARED 0x0001
void *mmap(void *, size_t, int, int, int, off_t);

// xnu:libsyscall/wrappers/spawn/spawn.h, bsd/sys/spawn.h
#define POSIX_SPAWN_SETSIGMASK 0x0008
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
int posix_spawn(
  pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const[], char *const[]);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setsigmask(posix_spawnattr_t *, const sigset_t *);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_addclose(posix_spawn_file_actions_t *, int);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *, int, const char *, int, mode_t);

// libpthread:include/pthread/pthread.h, include/sys/_pthread/_pthread_types.h
struct __darwin_pthread_handler_rec;
struct _opaque_pthread_t {
  long __sig;
  struct __darwin_pthread_handler_rec *__cleanup_stack;
  char __opaque[8176];
};
struct _opaque_pthread_mutex_t {
  long __sig;
  char __opaque[56];
};
struct _opaque_pthread_mutexattr_t {
  long __sig;
  char __opaque[8];
};
typedef struct _opaque_pthread_t *__darwin_pthread_t;
typedef unsigned long __darwin_pthread_key_t;
typedef __darwin_pthread_t pthread_t;
typedef __darwin_pthread_key_t pthread_key_t;
typedef struct _opaque_pthread_mutex_t pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t pthread_mutexattr_t;
typedef __darwin_mach_port_t mach_port_t;
#pragma clang assume_nonnull begin
int pthread_equal(pthread_t _Nullable, pthread_t _Nullable);
void *_Nullable pthread_getspecific(pthread_key_t);
int pthread_key_create(pthread_key_t *, void (*_Nullable)(void *));
pthread_t pthread_self(void);
int pthread_setspecific(pthread_key_t, const void *_Nullable);
mach_port_t pthread_mach_thread_np(pthread_t);
int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t *_Nullable);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
#pragma clang assume_nonnull end

// xnu:osfmk/mach/thread_info.h, time_value.h, kern_return.h, thread_act.defs
typedef __darwin_natural_t natural_t;
typedef int integer_t;
typedef int kern_return_t;
typedef int policy_t;
typedef natural_t mach_msg_type_number_t;
typedef mach_port_t thread_inspect_t;
typedef natural_t thread_flavor_t;
typedef integer_t *thread_info_t;
#define KERN_SUCCESS 0
#define THREAD_BASIC_INFO 3
#define TH_STATE_RUNNING 1
#define TH_STATE_STOPPED 2
#define TH_STATE_WAITING 3
#define TH_STATE_UNINTERRUPTIBLE 4
#define TH_STATE_HALTED 5
struct time_value {
  integer_t seconds;
  integer_t microseconds;
};
typedef struct time_value time_value_t;
struct thread_basic_info {
  time_value_t user_time;
  time_value_t system_time;
  integer_t cpu_usage;
  policy_t policy;
  integer_t run_state;
  integer_t flags;
  integer_t suspend_count;
  integer_t sleep_time;
};
kern_return_t thread_info(thread_inspect_t, thread_flavor_t, thread_info_t, mach_msg_type_number_t *);

// dyld:include/mach-o/dyld.h, include/dlfcn.h; RTLD_DEFAULT is a cast to a pointer, which Swift does not see.
int _NSGetExecutablePath(char *, uint32_t *);
#define RTLD_LAZY 0x1
#define RTLD_NOW 0x2
typedef struct dl_info {
  const char *dli_fname;
  void *dli_fbase;
  const char *dli_sname;
  void *dli_saddr;
} Dl_info;
int dladdr(const void *, Dl_info *);
void *dlopen(const char *, int);
void *dlsym(void *, const char *);

// Libc:include/crt_externs.h, gen/execinfo.h
char ***_NSGetEnviron(void);
int backtrace(void **, int);

// Libm's math.h: the functions of double; those of other types are of Swift's own module.
double acos(double);
double asin(double);
double atan(double);
double atan2(double, double);
double cos(double);
double cosh(double);
double copysign(double, double);
double exp(double);
double exp2(double);
double expm1(double);
double hypot(double, double);
double log(double);
double log10(double);
double log1p(double);
double log2(double);
double nan(const char *);
double pow(double, double);
double sin(double);
double sinh(double);
double tan(double);
double tanh(double);
double cbrt(double);
int abs(int);

#endif
