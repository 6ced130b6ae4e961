-- ledger.post is told where to look from (functions/post.sql). The step itself changes nothing: it tells the version before
-- that these functions are newer than its own, so that it runs on them and does not put its own beside them.

comment on schema ledger is 'The books; ledger.post is the only way in.';
