"""The gestures of a folder, settled by Dask: dask_parts.py FOLDER OUTPUT [WORKERS]

pip install dask; snapsim on the path of each worker. On a cluster make a dask.distributed Client, and leave scheduler out.
"""
import os
import subprocess
import sys

import dask

folder, output, workers = (sys.argv[1:] + ["2"])[:3]
os.makedirs(output, exist_ok=True)


@dask.delayed
def settle(part):
    command = "snapsim batch --behavior paging --no-header --output".split()
    subprocess.run([*command, os.path.join(output, part), os.path.join(folder, part)], check=True)


parts = sorted(part for part in os.listdir(folder) if part.endswith(".csv"))
dask.compute(*[settle(part) for part in parts], scheduler="threads", num_workers=int(workers))
