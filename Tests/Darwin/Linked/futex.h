#ifndef SNAPSIM_FUTEX_H
#define SNAPSIM_FUTEX_H

__UINT32_TYPE__ _swift_stdlib_gettid(void);
__UINT32_TYPE__ _swift_stdlib_futex_lock(__UINT32_TYPE__ *);
__UINT32_TYPE__ _swift_stdlib_futex_trylock(__UINT32_TYPE__ *);
__UINT32_TYPE__ _swift_stdlib_futex_unlock(__UINT32_TYPE__ *);

#endif
