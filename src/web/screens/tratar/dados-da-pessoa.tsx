import type { Manifestante } from './caso-queries.ts';
import { Fato } from './secao.tsx';

export function DadosDaPessoa({ pessoa }: { readonly pessoa: Manifestante }) {
  const { nome, email, telefone, documento, endereco } = pessoa;
  return (
    <dl className="detalhe-campos">
      <Fato nome="Nome">{nome}</Fato>
      <Fato nome="Documento">{documento}</Fato>
      <Fato nome="E-mail">{email && <a href={`mailto:${email}`}>{email}</a>}</Fato>
      <Fato nome="Telefone">{telefone}</Fato>
      <Fato nome="Endereço">{endereco}</Fato>
    </dl>
  );
}
