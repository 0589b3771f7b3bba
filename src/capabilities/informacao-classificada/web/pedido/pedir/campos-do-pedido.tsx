import { Link } from 'react-router';
import { FiltroDeOrgao } from '#shell/lista/filtro-de-orgao.tsx';
import { readNumero } from '#shell/lista/read-do-endereco.ts';
import { CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { useCampoControlado } from '#shell/ui/form/use-campo.ts';
import { MAX_TEXTO_DO_PEDIDO } from '../../../domain/pedido/decisao.ts';
import { MAX_DESCRICAO } from './formulario-do-pedido.ts';

export function CampoOrgao() {
  const { id, error, field, atualizar } = useCampoControlado('idOuvidoria', 'Órgão');
  return (
    <FiltroDeOrgao
      id={id}
      error={error}
      required
      placeholder="Escolha o órgão"
      idOuvidoria={readNumero(field.value ?? '')}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onMudar={(escolhido) => atualizar(escolhido === null ? '' : String(escolhido))}
    />
  );
}

/** Which information, and why it should be secret no more. */
export function CamposDaInformacao() {
  return (
    <>
      <CampoTexto
        name="codigo"
        label="Código da informação (CIDIC) ou número do processo"
        help={
          <>
            Está na <Link to="/informacoes-classificadas">lista anual do órgão</Link> e na resposta que negou
            o acesso. Deixe em branco se não souber.
          </>
        }
        maxLength={80}
        autoComplete="off"
      />
      <CampoTextoLongo
        name="descricao"
        label="Descrição da informação"
        help="Sem o código, diga do que ela trata, de quando é e onde pode estar."
        rows={3}
        limit={MAX_DESCRICAO}
      />
      <CampoTextoLongo
        name="texto"
        label="Razões do pedido"
        help="Por que o sigilo não se justifica mais, ou é maior que o preciso."
        rows={6}
        limit={MAX_TEXTO_DO_PEDIDO}
        required
      />
    </>
  );
}
