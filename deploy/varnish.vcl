# Varnish between the proxy and the shop (EDGE=on), with xkey (Debian: varnish-modules). npm run purger drops what changes:
# EDGE_URL=http://127.0.0.1:6081/ COMMERCE_URL=http://127.0.0.1:3000
vcl 4.1;

import std;
import xkey;

backend shop {
    .host = "127.0.0.1";
    .port = "3000";
}

acl purgers {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        # What came through the proxy in front has a second address, and is not the purger.
        if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
            return (synth(405, "Not allowed"));
        }
        set req.http.purged = xkey.purge(req.http.xkey-purge);
        return (synth(200, "Purged " + req.http.purged));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # The shop sends whoever chose French to French pages: that is for the shop to decide.
    if (req.http.Cookie ~ "(?:^|;\s*)isfrLangSelected=") {
        return (pass);
    }
    # Pages hold nothing of a person: cookies make no difference, and what is one visitor's says that it is not to be held.
    return (hash);
}

sub vcl_hash {
    hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_response {
    set beresp.grace = 0s;
    if (beresp.http.Surrogate-Control ~ "max-age=[1-9]") {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, ".*max-age=([0-9]+).*", "\1") + "s", 0s);
    } else {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
    }
    return (deliver);
}

sub vcl_deliver {
    unset resp.http.Surrogate-Control;
    unset resp.http.Surrogate-Key;
    unset resp.http.xkey;
}
