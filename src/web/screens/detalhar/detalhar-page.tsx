import { faLock } from '@fortawesome/free-solid-svg-icons/faLock.js';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '#web/api/errors.ts';
import { AndamentoDaProva } from '#web/consultar/andamento-da-prova.tsx';
import { esquecerConsulta, lembrarConsulta } from '#web/consultar/chave-da-consulta.ts';
import { trocarCodigo } from '#web/consultar/consultar.ts';
import { useSegredoDoEndereco } from '#web/consultar/segredo-do-endereco.ts';
import { useTrocaDoLink } from '#web/consultar/troca-do-link.ts';
import { getInstalacao } from '#web/instalacao.ts';
import { useUsuario } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { textoDoErro } from '#web/ui/form/use-envio.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Message } from '#web/ui/message.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CasoAberto } from './caso.tsx';
import { useDetalhe } from './detalhe-queries.ts';
import './detalhar.css';

const isRefused = (error: Error): boolean => error instanceof ApiError && error.status < 500;

function NaoAbre({ titulo, motivo }: { readonly titulo: string; readonly motivo: string }) {
  const usuario = useUsuario();
  return (
    <EmptyState
      title={titulo}
      icon={faLock}
      action={
        <div className="ui-actions">
          <LinkButton to="/manifestacao/consultar" variant="primary">
            Consultar com protocolo e código
          </LinkButton>
          <LinkButton to={usuario ? '/manifestacao' : '/login?redirect=%2Fprincipal'} variant="secondary">
            {usuario ? 'Ver minhas manifestações' : 'Entrar na minha conta'}
          </LinkButton>
        </div>
      }
    >
      {motivo}
    </EmptyState>
  );
}

interface FalhaProps {
  readonly error: Error;
  readonly isFetching: boolean;
  readonly onTentar: () => void;
}

function Falha({ error, isFetching, onTentar }: FalhaProps) {
  return (
    <Message type="danger" title="Não foi possível abrir.">
      {textoDoErro(error)}{' '}
      <Button size="small" loading={isFetching} onClick={onTentar}>
        Tentar de novo
      </Button>
    </Message>
  );
}

function Detalhe({ id }: { readonly id: number }) {
  const { data: caso, error, isFetching, refetch } = useDetalhe(id);
  useEffect(() => {
    if (caso) document.title = `Protocolo ${caso.numeroProtocolo} · ${getInstalacao().nome}`;
  }, [caso]);
  if (caso) return <CasoAberto caso={caso} />;
  if (!error) return <Skeleton lines={8} label="Abrindo a manifestação…" />;
  if (!isRefused(error)) return <Falha error={error} isFetching={isFetching} onTentar={refetch} />;
  return (
    <NaoAbre
      titulo="Não encontramos esta manifestação"
      motivo="Ela não existe, não é da sua conta, ou a consulta pelo código já terminou. Use o protocolo e o código de acesso para abrir de novo."
    />
  );
}

/** S2-06: the code becomes a cookie; a wrong one shows nothing of the case, not even that there is one. */
function PeloCodigo({ id, codigo }: { readonly id: number; readonly codigo: string }) {
  const [andamento, setAndamento] = useState(0);
  const troca = useTrocaDoLink('codigo', id, codigo, (segredo) => trocarCodigo(id, segredo, setAndamento));
  const isWrong = troca.error !== null && isRefused(troca.error);
  useEffect(() => {
    if (isWrong) esquecerConsulta();
  }, [isWrong]);
  if (troca.isSuccess) return <Detalhe id={id} />;
  if (!troca.error) return <AndamentoDaProva parte={andamento} />;
  if (isWrong) {
    return <NaoAbre titulo="Este link não abre uma manifestação" motivo={textoDoErro(troca.error)} />;
  }
  return <Falha error={troca.error} isFetching={troca.isFetching} onTentar={() => void troca.refetch()} />;
}

function Detalhar({ id }: { readonly id: number }) {
  const codigo = useSegredoDoEndereco('codAcesso', () => lembrarConsulta(id));
  return codigo === null ? <Detalhe id={id} /> : <PeloCodigo id={id} codigo={codigo} />;
}

export default function DetalharPage() {
  const { idManifestacao } = useParams();
  return <Detalhar key={idManifestacao} id={Number(idManifestacao)} />;
}
