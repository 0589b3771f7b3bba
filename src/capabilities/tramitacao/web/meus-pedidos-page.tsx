import { faInbox } from '@fortawesome/free-solid-svg-icons/faInbox.js';
import { semAcento } from '#kernel/texto.ts';
import { ApiError } from '#shell/api/errors.ts';
import { formatDia, formatDiaDoMomento } from '#shell/formato.ts';
import { Procurar } from '#shell/lista/procurar.tsx';
import { readBusca, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import { useFiltroDoEndereco } from '#shell/lista/use-filtro-do-endereco.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { type MeuPasso, useMeusPassos } from './tramitacao-queries.ts';
import './tramitacao.css';

function Pedido({ passo }: { readonly passo: MeuPasso }) {
  return (
    <Card
      headingLevel={2}
      title={<span className="ui-mono">{passo.numeroProtocolo}</span>}
      footer={
        <LinkButton
          to={`/manifestacao/colaborar/${passo.idTramitacao}`}
          variant="secondary"
          aria-label={`Contribuir com ${passo.numeroProtocolo}`}
        >
          Contribuir
        </LinkButton>
      }
    >
      <p className="pedido-marcas">
        <PrazoTag dias={passo.diasRestantes} />
        <Tag>{passo.tipo}</Tag>
        {passo.assunto && <Tag>{passo.assunto}</Tag>}
      </p>
      {passo.mensagem ? (
        <p className="pedido-mensagem">{passo.mensagem}</p>
      ) : (
        <p className="ui-muted">O que foi pedido aparece ao abrir: denúncias não têm o texto na lista.</p>
      )}
      <p className="ui-muted">
        {passo.remetente} pediu{passo.unidade ? ` a ${passo.unidade}` : ' a você'} em{' '}
        {formatDiaDoMomento(passo.abertaEm)}. Responda até <strong>{formatDia(passo.prazo)}</strong>.
      </p>
    </Card>
  );
}

const simples = (texto: string): string => semAcento(texto).toLowerCase();

/** Every word somewhere in what the card shows; a protocol is found with or without its punctuation. */
const contem = (passo: MeuPasso, busca: string): boolean => {
  const { numeroProtocolo, tipo, assunto, mensagem, remetente, unidade } = passo;
  const texto = simples(
    [numeroProtocolo, tipo, assunto, mensagem, remetente, unidade].filter(Boolean).join(' '),
  );
  const digitos = numeroProtocolo.replace(/\D/g, '');
  return simples(busca)
    .split(/\s+/)
    .every((palavra) => texto.includes(palavra) || (/^\d{4,}$/.test(palavra) && digitos.includes(palavra)));
};

/** Many enough that one looks for one of them. */
const MUITOS = 5;

const porPrazo = (a: MeuPasso, b: MeuPasso): number => a.prazo.localeCompare(b.prazo);

const forma = {
  ler: (params: URLSearchParams) => ({ busca: readBusca(params.get('busca')) }),
  escrever: ({ busca }: { readonly busca: string }) => soEscolhidos({ busca }),
};

const fraseDosAchados = (quantos: number, busca: string): string => {
  if (quantos === 0) return `Nenhum pedido tem “${busca}”.`;
  return quantos === 1 ? `1 pedido com “${busca}”.` : `${quantos} pedidos com “${busca}”.`;
};

/** Somebody without an office is never asked, and gets a 404. */
const semOrgao = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

/** What waits for the person, soonest due first. */
export default function MeusPedidosPage() {
  const consulta = useMeusPassos();
  const { data, error } = consulta;
  const { filtro, filtrar } = useFiltroDoEndereco(forma);
  if (!data && error && !semOrgao(error)) return <FalhaAoAbrir falha={consulta} />;
  if (!data && !error) return <Skeleton shape="row" lines={4} label="Buscando os pedidos…" />;
  const passos = [...(data?.itens ?? [])].sort(porPrazo);
  if (passos.length === 0) {
    return (
      <EmptyState
        title="Nada espera por você"
        icon={faInbox}
        action={
          <LinkButton to="/principal" variant="primary">
            Ir ao início
          </LinkButton>
        }
      >
        Quando a ouvidoria pedir a sua contribuição, o pedido aparece aqui e você recebe um e-mail.
      </EmptyState>
    );
  }
  const achados = passos.filter((passo) => contem(passo, filtro.busca));
  const vencidos = passos.filter(({ diasRestantes }) => diasRestantes < 0).length;
  return (
    <>
      <p>
        {passos.length === 1 ? '1 pedido espera por você' : `${passos.length} pedidos esperam por você`}
        {vencidos > 0 && `, ${vencidos === 1 ? '1 deles vencido' : `${vencidos} deles vencidos`}`}.
      </p>
      {(passos.length >= MUITOS || filtro.busca !== '') && (
        <search>
          <Procurar
            busca={filtro.busca}
            ajuda="Protocolo, assunto, quem pediu ou palavras do pedido."
            onProcurar={(busca) => filtrar({ busca })}
          />
        </search>
      )}
      <p role="status" className={filtro.busca === '' ? 'sr-only' : undefined}>
        {filtro.busca !== '' && fraseDosAchados(achados.length, filtro.busca)}
      </p>
      {filtro.busca !== '' && (
        <Button variant="secondary" size="small" onClick={() => filtrar({ busca: '' })}>
          Mostrar todos
        </Button>
      )}
      <ul className="pedidos">
        {achados.map((passo) => (
          <li key={passo.idTramitacao}>
            <Pedido passo={passo} />
          </li>
        ))}
      </ul>
    </>
  );
}
