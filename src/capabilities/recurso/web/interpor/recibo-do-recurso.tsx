import { faPrint } from '@fortawesome/free-solid-svg-icons/faPrint.js';
import { formatDiaComDistancia, formatMomento } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { palavras, type RemedioRegistrado } from './criar-remedio.ts';
import { Resumo, type ResumoDoRecurso } from './criar-resumo.tsx';
import '../criar.css';

export interface RecursoEnviado {
  readonly remedio: RemedioRegistrado;
  readonly instancia: string;
  readonly quemDecide: string;
  readonly prazo: string | null;
  /** What the person may do if nobody decides in time. */
  readonly semDecisao: string;
  readonly enviadoEm: string;
  readonly resumo: ResumoDoRecurso;
}

interface ReciboDoRecursoProps {
  readonly idManifestacao: number;
  readonly numeroProtocolo: string;
  readonly enviado: RecursoEnviado;
  /** On the page of the case itself: there is nowhere to go back to, only something to close. */
  readonly onFechar?: () => void;
}

/** What the person keeps: who got it, when, and until when it will be decided. */
export function ReciboDoRecurso(props: ReciboDoRecursoProps) {
  const { idManifestacao, numeroProtocolo, enviado, onFechar } = props;
  const { remedio, instancia, quemDecide, prazo, semDecisao, enviadoEm, resumo } = enviado;
  const linhas: readonly (readonly [string, string])[] = [
    ['Protocolo do pedido', numeroProtocolo],
    ['Enviado em', formatMomento(enviadoEm)],
    ['Instância', instancia],
    ['Quem decide', quemDecide],
    [
      'Decisão até',
      prazo
        ? formatDiaComDistancia(prazo, new Date(enviadoEm))
        : 'A comissão vai marcar a reunião, e a data aparece no seu pedido',
    ],
    ['Se a decisão não sair', semDecisao],
  ];
  return (
    <section className="pagina-simples ui-so-isto-no-papel">
      <TituloFocado>{palavras[remedio].enviado}</TituloFocado>
      <Message type="success" title="Tudo certo." still>
        {onFechar
          ? 'Avisamos quem decide. A decisão aparece aqui: guarde o protocolo e o código de acesso.'
          : 'Avisamos quem decide. A decisão aparece no seu pedido. Quando ela sair, avisamos por e-mail, se você informou um.'}
      </Message>
      <dl className="recurso-resumo">
        {linhas.map(([nome, valor]) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      <h3>O que você enviou</h3>
      <Resumo {...resumo} />
      <div className="ui-actions ui-no-print">
        {onFechar ? (
          <Button variant="primary" onClick={onFechar}>
            Fechar o recibo
          </Button>
        ) : (
          <LinkButton to={`/manifestacao/detalhar/${idManifestacao}`} variant="primary">
            Voltar ao pedido
          </LinkButton>
        )}
        <Button variant="secondary" icon={faPrint} onClick={() => window.print()}>
          Imprimir este recibo
        </Button>
      </div>
    </section>
  );
}
