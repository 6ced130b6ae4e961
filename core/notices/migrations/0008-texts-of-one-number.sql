-- Staff are asked "did you send it?": what became of the texts to one number is found without reading all of them.

set local role wura_owner;

create index texts_recipient on notices.texts (recipient, id);
