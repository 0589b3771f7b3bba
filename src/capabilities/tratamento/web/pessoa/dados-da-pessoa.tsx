import { isCnpjValido, isCpfValido, mascararCnpj, mascararCpf } from '#kernel/numeros/documento.ts';
import { DocumentoMostrado } from '#shell/ui/documento-mostrado.tsx';
import { Fato } from '#shell/ui/secao.tsx';
import type { Manifestante } from '../caso-queries.ts';

/** A number that is neither a CPF nor a CNPJ is shown as it was typed. */
const documentoEscrito = (numero: string): string => {
  if (isCpfValido(numero)) return mascararCpf(numero);
  return isCnpjValido(numero) ? mascararCnpj(numero) : numero;
};

export function DadosDaPessoa({ pessoa }: { readonly pessoa: Manifestante }) {
  const { nome, email, telefone, documento, isDocumentoProvado, tipoDocumento, endereco } = pessoa;
  return (
    <dl className="detalhe-campos">
      <Fato nome="Nome">{nome}</Fato>
      <Fato nome={tipoDocumento ?? 'Documento'}>
        {documento && (
          <DocumentoMostrado
            numero={tipoDocumento ? documento : documentoEscrito(documento)}
            isProvado={isDocumentoProvado}
          />
        )}
      </Fato>
      <Fato nome="E-mail">{email && <a href={`mailto:${email}`}>{email}</a>}</Fato>
      <Fato nome="Telefone">{telefone}</Fato>
      <Fato nome="Endereço">{endereco}</Fato>
    </dl>
  );
}
