#!/bin/sh
# Runs workerd ($PORTAL_WORKERD) so that it ends when the process that started it ends, however that happens: one that was left behind would
# hold the port and the database. Only Linux can do that, with util-linux's setpriv; elsewhere it is started as it is. $WORKERD_ARGUMENTS, such as
# --inspector-addr=127.0.0.1:0, are for who wants a profile.
if setpriv --pdeathsig KILL true 2>/dev/null; then
  exec setpriv --pdeathsig KILL "$PORTAL_WORKERD" "$@" $WORKERD_ARGUMENTS
fi
exec "$PORTAL_WORKERD" "$@" $WORKERD_ARGUMENTS
