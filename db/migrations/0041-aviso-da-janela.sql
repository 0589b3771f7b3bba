-- A window that silence opens is announced by a job, which runs every morning: one notice for each last day (Lei 9.784/1999,
-- arts. 26 and 66). Notices that an act gives have no key.
alter table comunicacao add column chave text constraint um_aviso_por_chave unique;
