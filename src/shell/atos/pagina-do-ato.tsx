import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { TelaDoAto } from '#kernel/ato/ato.ts';
import { nomeDaSituacao } from '#kernel/situacao.ts';
import { WIDE } from '#shell/layout/breakpoints.ts';
import { comecoDoTexto } from '#shell/lista/fila/comeco-do-texto.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { showMessage } from '#shell/notifications/messages.ts';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';
import { type AtoComTela, naoCabeNaSituacao } from './atos-na-tela.ts';
import { type AtoProps, type CasoNaLista, enderecoDoCaso, escreverIds, quantas, readIds } from './casos.ts';
import { EscolherCasos } from './lote/escolher-casos.tsx';
import { EscolhidosAoLado } from './lote/escolhidos-ao-lado.tsx';
import { useCasosEscolhidos } from './lote/lote-queries.ts';
import { NaoCabe } from './nao-cabe.tsx';
import { AoLadoDoCaso } from './texto/ao-lado-do-caso.tsx';
import './lote/lote.css';

interface EscolhidosProps {
  readonly casos: readonly CasoNaLista[];
  readonly onTirar: (idManifestacao: number) => void;
}

function Escolhidos({ casos, onTirar }: EscolhidosProps) {
  return (
    <Collapsible headingLevel={2} title={quantas(casos.length)} defaultOpen={casos.length <= ABERTOS}>
      <ul className="lote-escolhidos">
        {casos.map(({ idManifestacao, numeroProtocolo, tipo, situacao, trecho }) => (
          <li key={idManifestacao}>
            <span>
              <span className="ui-mono">{numeroProtocolo}</span> · {tipo.descTipoManifestacao} ·{' '}
              {nomeDaSituacao(situacao)}
              {casos.length > 1 && trecho && (
                <span className="lote-comeco ui-muted">{comecoDoTexto(trecho)}</span>
              )}
            </span>
            {casos.length > 1 && (
              <Button
                size="small"
                aria-label={`Tirar ${numeroProtocolo}`}
                onClick={() => onTirar(idManifestacao)}
              >
                Tirar
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}

const fraseDosQueFaltam = (faltam: number, total: number): string =>
  faltam === 1
    ? `1 das ${total} escolhidas não foi encontrada e ficou de fora.`
    : `${faltam} das ${total} escolhidas não foram encontradas e ficaram de fora.`;

/** How many cases are shown; more are folded away, since people come for the form. */
const ABERTOS = 3;

/** The part of an act's declaration that its screen shows. */
interface ComNome {
  readonly tela?: Pick<TelaDoAto, 'nome' | 'feito'>;
}

interface AtoNaPaginaProps extends Required<AtoProps> {
  readonly casos: readonly CasoNaLista[];
  /** Instead of `onFeito`, on screens that offer more acts than the one they are named after. */
  readonly concluir: (feito: ComNome) => void;
}

interface PaginaDoAtoProps {
  readonly ato: ComNome & Pick<AtoComTela, 'de'>;
  readonly children: (props: AtoNaPaginaProps) => ReactNode;
}

/** The screen of an office's act, for the cases in its address (`?ids=1,2`) or one chosen here. */
export function PaginaDoAto({ ato, children }: PaginaDoAtoProps) {
  const isLarga = useMediaQuery(WIDE);
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const ids = readIds(params.get('ids'));
  const escolhidos = useCasosEscolhidos(ids);
  // What was typed belongs to these cases, even while the list behind them is fetched again.
  const [vistos, setVistos] = useState<readonly CasoNaLista[]>([]);
  if (escolhidos.data && escolhidos.data !== vistos) setVistos(escolhidos.data);
  const casos = vistos.filter(({ idManifestacao }) => ids.includes(idManifestacao));
  // A form that every case would refuse is not offered; one that was already open stays, with what
  // was typed.
  const [jaCoube, setJaCoube] = useState(false);
  const algumaCabe = casos.some(({ situacao }) => !naoCabeNaSituacao(ato, situacao.idSituacaoManifestacao));
  if (algumaCabe && !jaCoube) setJaCoube(true);
  // In the place of the address before: Back leads to where the person came from, not to the longer list.
  const escolher = (novos: readonly number[], replace = true) =>
    setParams({ ids: escreverIds(novos) }, { replace });
  if (ids.length === 0) return <EscolherCasos onEscolher={(id) => escolher([id], false)} />;
  if (escolhidos.isError) return <FalhaAoAbrir falha={escolhidos} />;
  if (casos.length === 0 && escolhidos.isPending) return <Skeleton lines={6} label="Abrindo…" />;
  const [caso] = casos;
  if (!caso) {
    return (
      <EmptyState
        title="Não encontramos estas manifestações"
        action={
          <LinkButton to="/manifestacao/tratar" variant="primary">
            Ir à lista de trabalho
          </LinkButton>
        }
      >
        Elas não existem ou estão em outro órgão.
      </EmptyState>
    );
  }
  const voltar = () => navigate(casos.length === 1 ? enderecoDoCaso(caso) : '/manifestacao/tratar');
  const sair = async ({ tela: feita }: ComNome) => {
    await voltar();
    if (casos.length === 1) showMessage({ type: 'success', text: feita?.feito ?? '' });
  };
  const tirar = (id: number) => escolher(ids.filter((outro) => outro !== id));
  const aoLado = isLarga && casos.length > 1;
  const faltam = escolhidos.data ? ids.length - casos.length : 0;
  return (
    <>
      {faltam > 0 && (
        <Message type="warning" title={fraseDosQueFaltam(faltam, ids.length)}>
          Talvez estejam em outro órgão.
        </Message>
      )}
      {!aoLado && <Escolhidos casos={casos} onTirar={tirar} />}
      {!algumaCabe && !jaCoube ? (
        <NaoCabe titulo={`${ato.tela?.nome}: já não cabe.`} onCancelar={() => void voltar()}>
          {casos.length === 1
            ? `A manifestação está na situação ${caso.situacao.descSituacaoManifestacao}.`
            : 'Nenhuma das manifestações escolhidas está em uma situação em que isto se faz.'}
        </NaoCabe>
      ) : (
        <AoLadoDoCaso
          casos={casos}
          varios={
            aoLado
              ? {
                  titulo: quantas(casos.length),
                  lista: <EscolhidosAoLado casos={casos} onTirar={tirar} />,
                }
              : { titulo: 'O que as pessoas escreveram', lista: <EscolhidosAoLado casos={casos} /> }
          }
        >
          {children({
            casos,
            concluir: (feito) => void sair(feito),
            onFeito: () => void sair(ato),
            onCancelar: () => void voltar(),
          })}
        </AoLadoDoCaso>
      )}
    </>
  );
}
