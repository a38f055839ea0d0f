#!/bin/sh
# Compares what commands make of each view of Views.swift with what they make of its options: on a device, by its options
# and as a scenario's layout.
device=$1 screen=$2
same() {
  eval "snapsim $1 $options $device $2" > flags; first=$?
  snapsim $1 -q --view "$view" $device $2 > view
  [ $? -eq $first ] && cmp -s flags view || echo "$place $1 $2 $options: differ"
}
tried="[0-9]* gestures on [0-9]* layout"
index=0
snapsim views Views.swift $device | while read -r place name behavior; do
  read -r options
  view="${place%:}"
  index=$((index + 1))
  same "" "--velocity -900 --drag -60 --repeat 3 --format csv --no-header"
  if [ $((index % 8)) -eq 0 ]; then
    same trace "--velocity -900 --format csv"
    same map "--velocity -2000:2000:500 --drag -200:200:100 --format csv"
    same "" "--velocity -900 --print-scenario"
    printf '{"view": "%s", "layout": %s, "steps": [{"swipe": {"velocity": -900}}]}' "$view" "$screen" \
      > played.json
    snapsim play -q view --format csv > other
    snapsim play -q played.json --format csv | cmp -s - other || echo "$place play: differs"
  fi
  if [ $((index % 40)) -eq 0 ]; then
    flags=$(eval "snapsim audit $options $device --effort quick" | grep -o "$tried"; echo $?)
    [ "$flags" = "$(snapsim audit -q --view "$view" $device --effort quick | grep -o "$tried"; echo $?)" ] \
      || echo "$place audit: differs"
  fi
  echo done
done | sort | uniq -c
