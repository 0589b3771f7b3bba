import { useState } from 'react';
import { useParams } from 'react-router';
import { isServidor } from '#kernel/perfil.ts';
import { ApiError } from '#shell/api/errors.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import type { Crumb } from '#shell/navegacao/screen.ts';
import { useTrilha } from '#shell/navegacao/trilha.ts';
import { parte } from '#shell/partes.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { ReciboDoBalcao as Recibo } from '../../domain/pedido/atendimento-do-pedido.ts';
import type { PedidoVisto } from '../../domain/pedido/pedido-visto.ts';
import { usePedido, useRelerPedidos } from '../classificadas-queries.ts';
import { Historico } from '../historico.tsx';
import { atoDeDecidir, Decidir } from './decidir.tsx';
import { Desistir } from './desistir.tsx';
import { Fatos } from './fatos-do-pedido.tsx';
import { MarcarReuniao } from './marcar-reuniao.tsx';
import { NoBalcao } from './no-balcao.tsx';
import { UmPasso } from './passo-do-pedido.tsx';
import { ReciboDoAtendimento } from './recibo-do-atendimento.tsx';
import { atoDeRecorrer, Recorrer } from './recorrer.tsx';
import { RegistrarCiencia } from './registrar-ciencia.tsx';
import '../classificadas.css';

const FecharConsulta = parte('fechar-consulta');
const CONSULTA: readonly Crumb[] = [{ name: 'Consultar Protocolo', location: '/manifestacao/consultar' }];
const DO_ORGAO: readonly Crumb[] = [
  { name: 'Pedidos de desclassificação', location: '/desclassificacao/tratar' },
];

/** What the reader may do now, in the order in which it is done. */
function Atos({
  pedido,
  onFeito,
}: {
  readonly pedido: PedidoVisto;
  readonly onFeito: (frase: string) => void;
}) {
  const { versao, atos } = pedido;
  const ato = atoDeDecidir(pedido);
  const recorre = atoDeRecorrer(pedido);
  return (
    <>
      {recorre && <Recorrer key={versao} pedido={pedido} ato={recorre} onFeito={onFeito} />}
      {!recorre && pedido.recursoFechado && (
        <Message type="info" title="Recurso" still>
          {pedido.recursoFechado}
        </Message>
      )}
      {pedido.quemDecide && (
        <Message type="info" title="Você não decide este pedido." still>
          {pedido.quemDecide}
        </Message>
      )}
      {atos.includes('registrarCienciaDoPedido') && (
        <RegistrarCiencia key={`ciencia-${versao}`} pedido={pedido} onFeito={onFeito} />
      )}
      {atos.includes('marcarReuniaoDoPedido') && (
        <MarcarReuniao key={`reuniao-${versao}`} pedido={pedido} onFeito={onFeito} />
      )}
      {ato && <Decidir key={versao} pedido={pedido} ato={ato} onFeito={onFeito} />}
      {atos.includes('desistirDoPedido') && (
        <Desistir key={`desistir-${versao}`} pedido={pedido} onFeito={onFeito} />
      )}
    </>
  );
}

function Aberto({ pedido }: { readonly pedido: PedidoVisto }) {
  const reler = useRelerPedidos();
  const [feito, setFeito] = useState('');
  const terminar = (frase: string) => {
    setFeito(frase);
    void reler();
  };
  const [recibo, setRecibo] = useState<Recibo | null>(null);
  const isDeQuemPediu = pedido.requerente === null;
  useTrilha(pedido.pelaChave ? CONSULTA : isDeQuemPediu ? null : DO_ORGAO);
  const fecharRecibo = () => {
    setRecibo(null);
    void reler();
  };
  // What is below was true before the act; it is read again once the receipt is closed.
  if (recibo) return <ReciboDoAtendimento recibo={recibo} onFechar={fecharRecibo} />;
  return (
    <section className="pagina-simples">
      {feito && (
        <Message type="success" title="Pronto." onClose={() => setFeito('')}>
          {feito}
        </Message>
      )}
      <Fatos pedido={pedido} />
      <h2>Andamento</h2>
      <ol className="desclassificacao-passos">
        {pedido.passos.map((passo) => (
          <UmPasso key={passo.passo} {...passo} />
        ))}
      </ol>
      <Atos pedido={pedido} onFeito={terminar} />
      {pedido.atende && <NoBalcao key={`balcao-${pedido.versao}`} pedido={pedido} onFeito={setRecibo} />}
      <Historico linhas={pedido.historico} />
      {pedido.pelaChave ? (
        <FecharConsulta />
      ) : (
        <div className="ui-actions ui-no-print">
          <LinkButton
            to={isDeQuemPediu ? '/desclassificacao' : '/desclassificacao/tratar'}
            variant="secondary"
          >
            Voltar aos pedidos
          </LinkButton>
        </div>
      )}
    </section>
  );
}

function NaoAbre() {
  const usuario = useUsuario();
  const lista = isServidor(idPerfilDe(usuario)) ? '/desclassificacao/tratar' : '/desclassificacao';
  return (
    <EmptyState
      title="Não encontramos este pedido"
      action={
        <div className="ui-actions">
          <LinkButton to="/manifestacao/consultar" variant="primary">
            Consultar com protocolo e código
          </LinkButton>
          <LinkButton to={usuario ? lista : '/login?redirect=%2Fdesclassificacao'} variant="secondary">
            {usuario ? 'Ver a lista de pedidos' : 'Entrar na minha conta'}
          </LinkButton>
        </div>
      }
    >
      Ele não existe, é de outra pessoa, ou a consulta pelo código já terminou.
    </EmptyState>
  );
}

export default function PedidoPage() {
  const { idPedido } = useParams();
  const consulta = usePedido(Number(idPedido));
  const { data, error } = consulta;
  if (data) return <Aberto key={idPedido} pedido={data} />;
  if (error instanceof ApiError && error.status === 404) return <NaoAbre />;
  if (error) return <FalhaAoAbrir titulo="Não foi possível abrir o pedido." falha={consulta} />;
  return <Skeleton lines={6} label="Abrindo o pedido…" />;
}
