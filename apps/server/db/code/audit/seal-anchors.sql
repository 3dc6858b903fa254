-- Anchors of the audit: heads that were written down, and what holds of them. Called by modules/audit and as invariants; lock nothing.
-- Refuse to rewrite or delete an anchor.

-- Anchors whose line is gone or has another seal now. Empty while nothing was removed.
create or replace view audit.invariant_50_anchors_hold as
select a.seq
from audit.anchor a left join audit.record r on r.seq = a.seq
where r.hash is distinct from a.hash;

-- Lines since the newest anchor whose seal does not follow from the line before, or that follow a gap. The job `audit.verify-all`
-- reads the lines before it once a day.
create or replace view audit.invariant_51_seals_follow as
select r.seq
from (
  select rec as record, rec.seq, rec.hash, lag(rec.hash) over w as previous, lag(rec.seq) over w as previous_seq
  from audit.record rec
  where rec.seq >= (select coalesce(max(seq), 0) from audit.anchor)
  window w as (order by rec.seq)
) r
where r.seq > (select coalesce(max(seq), 0) from audit.anchor)
  and (r.hash is distinct from audit.seal(coalesce(r.previous, '\x'), r.record) or r.seq <> coalesce(r.previous_seq, 0) + 1);

create or replace trigger append_only before update or delete on audit.anchor for each row execute function audit.refuse_rewriting();

create or replace trigger no_truncate before truncate on audit.anchor for each statement execute function audit.refuse_rewriting();
