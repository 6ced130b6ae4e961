-- When a file goes, PostgreSQL looks whether papers still name it: without these, through the papers of everybody, three times for
-- each file of a customer who is erased or tries again.

set local role wura_owner;

create index submissions_front on kyc.submissions (id_document_front) where id_document_front is not null;
create index submissions_back on kyc.submissions (id_document_back) where id_document_back is not null;
create index submissions_selfie on kyc.submissions (selfie_image) where selfie_image is not null;
