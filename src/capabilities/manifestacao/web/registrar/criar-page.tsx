import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { veioPorVoltar } from '#shell/navegacao/veio-por-voltar.ts';
import { SairDepressa } from '#shell/sair-depressa/sair-depressa.tsx';
import { useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { OfertaDeRascunho } from '../rascunho/oferta-de-rascunho.tsx';
import { abrirRascunho } from '../rascunho/rascunhos-guardados.ts';
import { useIsDaMesa } from './a-quem/a-quem.ts';
import { Assistente, type EstadoDaEntrada, type Inicio } from './assistente.tsx';
import { type Enviada, readEnviada } from './envio/enviada.ts';
import { Recibo } from './envio/recibo.tsx';
import { readUltimoAtendimento } from './mesa/ultimo-atendimento.ts';
import { MesaDeOutroLugar, useMesaNoLugar } from './orgao/mesa-de-outro-lugar.tsx';
import { comecar, readRegistrando } from './registrando.ts';
import { EscolhaDeTipo } from './tipo/escolha-de-tipo.tsx';
import { type Partida, readPartida } from './tipo/partida.ts';
import './registrar.css';

interface ComTipo {
  readonly partida: Partida & { readonly tipo: number };
}

/** The draft that the address or history entry names. Once opened it stays, session or not. */
const useRascunhoPedido = (idRascunho: string | null) => {
  const usuario = useUsuario();
  const [dono] = useState(usuario?.login ?? null);
  const [aberto, setAberto] = useState<Inicio | null | undefined>(idRascunho ? undefined : null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['rascunho-aberto', idRascunho, dono],
    queryFn: async (): Promise<Inicio | null> => {
      const lido = idRascunho ? await abrirRascunho(idRascunho, dono) : null;
      const registro = readRegistrando(lido?.conteudo);
      return idRascunho && lido && registro
        ? {
            idRascunho,
            registro,
            versao: lido.versao,
            linhagem: lido.linhagem,
            isGuardadoAqui: lido.isGuardadoAqui ?? false,
          }
        : null;
    },
    gcTime: 0,
    enabled: aberto === undefined,
  });
  if (aberto === undefined && data !== undefined) setAberto(data);
  return { aberto, isError: isError && aberto === undefined, refetch };
};

/** Already sent from this tab: only the receipt is left. */
const useEnviada = (idRascunho: string | null) => {
  const usuario = useUsuario();
  return useState<Enviada | null>(() =>
    idRascunho ? readEnviada(idRascunho, usuario?.login ?? null) : null,
  );
};

const useComecar = (partida: ComTipo['partida']) => {
  const usuario = useUsuario();
  const isAtendente = useIsDaMesa(partida);
  const mesa = useMesaNoLugar(partida, isAtendente);
  const novo = (): Inicio => ({
    idRascunho: crypto.randomUUID(),
    registro: comecar(partida, crypto.randomUUID(), {
      isAtendente: isAtendente && !mesa.isDeOutroLugar,
      ultimo: readUltimoAtendimento(usuario?.login ?? ''),
    }),
    versao: 0,
  });
  return { novo, mesa };
};

/** Sent or deleted elsewhere, or somebody else's: nobody should file the same thing twice. */
function SemRascunho({
  isAnonimo,
  onComecar,
}: {
  readonly isAnonimo: boolean;
  readonly onComecar: () => void;
}) {
  const usuario = useUsuario();
  // Whoever left in a hurry had a reason: to who presses Back after them, nothing tells that somebody was filing.
  if (isAnonimo && usuario === null && veioPorVoltar()) return <Navigate to="/" replace />;
  return (
    <Message type="warning" title="Este rascunho não está mais aqui:">
      {isAnonimo
        ? 'ele já foi enviado ou apagado, ou não ficou guardado neste aparelho.'
        : 'ele já foi enviado ou apagado, ou é de outra conta.'}{' '}
      Se você já enviou, não registre de novo: acompanhe pelo protocolo.{' '}
      <span className="acoes">
        <LinkButton size="small" to={usuario ? '/manifestacao' : '/manifestacao/consultar'}>
          {usuario ? 'Ver minhas manifestações' : 'Consultar pelo protocolo'}
        </LinkButton>
        <Button size="small" variant="tertiary" onClick={onComecar}>
          Ainda não enviei: começar
        </Button>
      </span>
    </Message>
  );
}

/** Which draft to write: the requested one, one found here, or a new one. */
function Registro({ partida }: ComTipo) {
  const [query] = useSearchParams();
  const { state, hash, search } = useLocation();
  const navigate = useNavigate();
  const { novo, mesa } = useComecar(partida);
  const [pedido] = useState((state as EstadoDaEntrada | null)?.rascunho ?? query.get('rascunho'));
  const [enviada] = useEnviada(pedido);
  const { aberto, isError, refetch } = useRascunhoPedido(enviada ? null : pedido);
  const [inicio, setInicio] = useState<Inicio | null>(null);
  const [vez, setVez] = useState(0);
  const usar = (escolhido: Inicio) => {
    setInicio(escolhido);
    setVez((antes) => antes + 1);
  };
  const atual = inicio ?? aberto ?? null;
  const idAtual = atual?.idRascunho;
  // The history entry remembers the draft, so that a reload continues it.
  const lembrar = useEffectEvent(() => {
    if (!atual) return;
    const aqui = { search, hash: hash || atual.registro.etapa };
    void navigate(aqui, { replace: true, state: { rascunho: idAtual } });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each draft
  useEffect(() => lembrar(), [idAtual]);
  if (enviada)
    return (
      <div className="registrar" id="recibo">
        {enviada.isSemNome && <SairDepressa />}
        <Recibo enviada={enviada} isRevista />
      </div>
    );
  if (isError)
    return (
      <Message type="danger">
        Não foi possível abrir o rascunho agora.{' '}
        <Button size="small" onClick={() => void refetch()}>
          Tentar de novo
        </Button>
      </Message>
    );
  if (aberto === undefined || (!atual && mesa.isConferindo)) return <Skeleton shape="card" lines={4} />;
  if (atual) return <Assistente key={`${atual.idRascunho} ${vez}`} inicio={atual} onTrocar={usar} />;
  if (!pedido && mesa.isDeOutroLugar)
    return <MesaDeOutroLugar partida={partida} onEmMeuNome={() => usar(novo())} />;
  return (
    <>
      {pedido && <SemRascunho isAnonimo={partida.anonimo} onComecar={() => usar(novo())} />}
      {!pedido && <OfertaDeRascunho partida={partida} onComecar={() => usar(novo())} />}
    </>
  );
}

/** S2-03, S2-05: the wizard, at the federal address and under a state or a city. */
export default function CriarPage() {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const partida = readPartida(query, useParams());
  const { tipo } = partida;
  return (
    <div className="registrar-pagina">
      {tipo === null ? (
        <EscolhaDeTipo partida={partida} />
      ) : (
        <Registro key={pathname + search} partida={{ ...partida, tipo }} />
      )}
    </div>
  );
}
