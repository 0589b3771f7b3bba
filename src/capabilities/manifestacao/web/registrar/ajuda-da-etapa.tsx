import type { ReactNode } from 'react';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { WIDE } from '#shell/layout/breakpoints.ts';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';
import { diasDeProrrogacao, diasParaResponder } from '../../domain/manifestacao-prazos.ts';
import { aQuemDe } from './a-quem/a-quem.ts';
import { type Etapa, isDeMesa as isNaMesa } from './etapas.ts';
import { isSemNome } from './quem/resumo-de-quem.ts';
import { formularioDe, type Registrando, textoDoPedido } from './registrando.ts';
import { PedidosSemelhantes } from './relato/pedidos-semelhantes.tsx';

interface Props {
  readonly etapa: Etapa;
  readonly registro: Registrando;
  /** What is to be decided besides the step, above the help. */
  readonly children?: ReactNode;
}

function DepoisDeEnviar({ registro }: { readonly registro: Registrando }) {
  const formulario = formularioDe(registro);
  const isAcesso = formulario === TipoFormulario.acessoAInformacao;
  const isDeMesa = isNaMesa(registro);
  const quem = isDeMesa ? 'a pessoa' : 'você';
  return (
    <>
      <h3>O que acontece depois</h3>
      <ol className="registrar-depois">
        <li>
          {isDeMesa
            ? 'Você recebe o protocolo e uma chave para dar à pessoa. Com a chave, só ela vê o código de acesso.'
            : 'Você recebe um protocolo e um código para acompanhar.'}
        </li>
        <li>
          O órgão tem <strong>{diasParaResponder(formulario)} dias</strong> para responder. Com justificativa,
          pode usar mais {diasDeProrrogacao(formulario)}. A data certa vem no recibo.
        </li>
        <li>
          {isSemNome(registro)
            ? `Com o código, ${quem} vê o andamento e conversa com o órgão sem dizer quem é.`
            : `Se ${quem} informou um e-mail, avisamos a cada passo; sem ele, ${isDeMesa ? 'a pessoa acompanha' : 'acompanhe'} com o protocolo e o código.${isAcesso ? ` Se a resposta não servir, ${quem} tem ${DIAS_PARA_RECORRER} dias para recorrer.` : ''}`}
        </li>
      </ol>
    </>
  );
}

/** Help for the current step: beside it on wide screens, folded below it on phones. */
export function AjudaDaEtapa({ etapa, registro, children }: Props) {
  const isWide = useMediaQuery(WIDE);
  const isAcesso = formularioDe(registro) === TipoFormulario.acessoAInformacao;
  const conteudo = (
    <>
      {isWide && isAcesso && etapa === 'relato' && (
        <PedidosSemelhantes texto={textoDoPedido(registro)} aQuem={aQuemDe(registro)} />
      )}
      <DepoisDeEnviar registro={registro} />
    </>
  );
  return (
    <aside className="registrar-ajuda" aria-label="Ajuda">
      {children}
      {isWide ? (
        conteudo
      ) : (
        <Collapsible title="Prazo e próximos passos" headingLevel={2}>
          {conteudo}
        </Collapsible>
      )}
    </aside>
  );
}
