"""The gestures of a folder, settled by Spark: spark.py FOLDER OUTPUT [WORKERS]

pip install pyspark, and Java; snapsim on the path of each worker. On a cluster leave master() out.
"""
import os
import sys
from itertools import chain

from pyspark.sql import SparkSession

folder, output, workers = (sys.argv[1:] + ["*"])[:3]
spark = SparkSession.builder.appName("snapsim").master(f"local[{workers}]").getOrCreate()
lines = spark.sparkContext.textFile(f"{folder}/*.csv")
header = lines.first()
# Each piece of a file is a batch of its own, and begins with the header.
pieces = lines.mapPartitions(lambda rows: chain([header], (row for row in rows if row != header)))
answers = pieces.pipe("snapsim batch --behavior paging --no-header", env=dict(os.environ), checkCode=True)
answers.saveAsTextFile(output)
