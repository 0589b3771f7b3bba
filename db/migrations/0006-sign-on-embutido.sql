-- Store of the embedded provider that plays the national sign-on outside production.
create table sign_on_embutido (
  tipo text not null,
  id text not null,
  conteudo jsonb not null,
  id_concessao text,
  uid text,
  consumido_em timestamptz,
  expira_em timestamptz,
  primary key (tipo, id)
);
create index sign_on_embutido_por_concessao on sign_on_embutido (id_concessao) where id_concessao is not null;
create index sign_on_embutido_por_uid on sign_on_embutido (tipo, uid) where uid is not null;

-- The people the embedded provider knows: stand-ins for the national base.
create table sign_on_embutido_pessoa (
  cpf text primary key check (cpf ~ '^\d{11}$'),
  nome text not null,
  nome_social text,
  email text not null,
  telefone text,
  confiabilidade text not null check (confiabilidade in ('bronze', 'prata', 'ouro')),
  empresas jsonb not null default '[]',     -- [{cnpj, razaoSocial, dataCriacao}]
  ordem integer not null generated always as identity   -- the sign-on page lists people in the order they came
);
