import { useState } from 'react';
import { Link } from 'react-router';
import { podeAcessar } from '#kernel/acesso.ts';
import { permitido } from '#kernel/permissoes.ts';
import { daysBetween, localDate, parseIsoDate } from '#kernel/prazo/data.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { formatDia, formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { toQuemAcessa, useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { Alerta } from '../contract.ts';
import { useAlertas, useContagem, useMarcarLidos } from './alerta-queries.ts';

/** Told to the body that watches over the others too, which has no page of the case. */
const ABERTURAS: ReadonlySet<string> = new Set(['abertura-pedida', 'identidade-aberta']);

/** A colaborador sees the steps sent to them, not the case. */
const useDestino = () => {
  const usuario = useUsuario();
  const veCasos = podeAcessar(permitido('manifestacao.ver'), toQuemAcessa(usuario)).allowed;
  return ({ tipo, idManifestacao, idRecurso, idFeriado, idPessoa, idAvaliacao, idOuvidoria }: Alerta) => {
    if (tipo === 'auditoria-adulterada') return '/configuracoes/auditoria';
    if (tipo === 'perfil-a-confirmar') return '/usuario/gerenciar/a-confirmar';
    if (tipo === 'perfil-novo-em-outro-orgao') return '/monitoramento/orgaos';
    if (tipo.startsWith('webhook-')) return '/configuracoes/webhooks';
    if (tipo === 'sistema-mudou') return '/configuracoes/integracao/chamadas';
    if (tipo === 'relatorio-pronto') return '/relatorios-do-sistema';
    if (tipo === 'lista-classificadas-a-publicar') return '/informacoes-classificadas/lista';
    if (tipo.startsWith('desclassificacao-')) return '/desclassificacao/tratar';
    if (tipo === 'identidade-pedida') return '/manifestacao/identidade/tratar';
    if (ABERTURAS.has(tipo) && idManifestacao === null) return '/manifestacao/identidade/aberturas';
    if (tipo === 'abertura-pedida') return '/manifestacao/identidade/aberturas';
    if (tipo.startsWith('acesso-extraordinario')) return '/manifestacao/acesso-extraordinario';
    if (tipo === 'eliminacao-a-conferir') return '/manifestacao/eliminacao';
    if (tipo.startsWith('transparencia-')) return '/transparencia-ativa/relatorio';
    if (idOuvidoria) return `/orgao/orgaogerenciarorgaos/${idOuvidoria}`;
    if (idAvaliacao) return `/monitoramento/avaliar?id=${idAvaliacao}`;
    if (idPessoa) return `/usuario/gerenciar/${idPessoa}`;
    if (idFeriado) return `/feriado/detalhar/${idFeriado}`;
    if (idRecurso) return `/recurso/responder/${idRecurso}`;
    if (idManifestacao === null) return '/alertas';
    if (!veCasos) return '/manifestacao/colaborar';
    // Notes are folded: who was mentioned comes for them.
    return `/manifestacao/detalhar/${idManifestacao}${tipo === 'mencao' ? '#tratar-notas' : ''}`;
  };
};

interface ItemProps {
  readonly alerta: Alerta;
  readonly destino: string;
  readonly onAbrir: () => void;
}

/** The last day, with how far it is: an alert of last week may be about tomorrow. */
function UltimoDia({ prazo }: { readonly prazo: string }) {
  const dia = parseIsoDate(prazo);
  return (
    <>
      {dia && <PrazoTag dias={daysBetween(localDate(serverNow().getTime()), dia)} />}
      <span>Prazo: {formatDia(prazo)}</span>
    </>
  );
}

function Item({ alerta, destino, onAbrir }: ItemProps) {
  const { frase, numeroProtocolo, tipoDoCaso, assunto, prazo, criadoEm, lido, jaResolvido } = alerta;
  const doQue = [tipoDoCaso, assunto].filter(Boolean).join(' · ');
  return (
    <li data-lido={lido || jaResolvido}>
      <Link to={destino} onClick={onAbrir}>
        {frase}
      </Link>
      {doQue && <span className="alerta-do-que">{doQue}</span>}
      <span className="alerta-sobre">
        {jaResolvido ? <Tag tone="success">Já resolvido</Tag> : !lido && <Tag tone="info">Novo</Tag>}{' '}
        {prazo && <UltimoDia prazo={prazo} />}{' '}
        {numeroProtocolo && <span className="ui-mono">{numeroProtocolo}</span>}{' '}
        <span>Alerta de {formatMomento(criadoEm)}</span>
      </span>
    </li>
  );
}

/** True when alerts came after the list was read; it is read again when the person asks. */
const useChegaramNovos = (lidaEm: number): boolean => {
  const naoLidos = useContagem().data?.naoLidos ?? 0;
  const [antes, setAntes] = useState({ lidaEm: 0, naoLidos });
  if (antes.lidaEm !== lidaEm) setAntes({ lidaEm, naoLidos });
  return lidaEm > 0 && antes.lidaEm === lidaEm && naoLidos > antes.naoLidos;
};

interface ListaDeAlertasProps {
  /** The panel of the header shows only the newest, and a link to the page with the rest. */
  readonly maximo?: number;
  readonly onAbrir?: () => void;
}

export function ListaDeAlertas({ maximo, onAbrir }: ListaDeAlertasProps) {
  const alertas = useAlertas();
  const marcarLidos = useMarcarLidos();
  const destinoDo = useDestino();
  const chegaramNovos = useChegaramNovos(alertas.dataUpdatedAt);
  if (alertas.isPending) return <Skeleton shape="row" lines={4} label="Buscando alertas…" />;
  if (alertas.isError) return <FalhaAoAbrir titulo="Não foi possível buscar os alertas." falha={alertas} />;
  const todos = alertas.data.pages.flatMap(({ itens }) => itens);
  const abrir = ({ idAlerta, lido }: Alerta) => {
    onAbrir?.();
    // Marking may fail: the case opens all the same, and the alert stays unread.
    if (!lido) marcarLidos([idAlerta]).catch((error: unknown) => console.warn(error));
  };
  if (todos.length === 0) {
    return (
      <EmptyState title="Nenhum alerta" headingLevel={maximo ? 3 : 2}>
        Prazos, contribuições, mensagens e menções a você aparecem aqui.
      </EmptyState>
    );
  }
  return (
    <>
      {chegaramNovos && (
        <Button size="small" variant="secondary" onClick={() => void alertas.refetch()}>
          Mostrar os que acabaram de chegar
        </Button>
      )}
      <ul className="alerta-lista">
        {todos.slice(0, maximo).map((alerta) => (
          <Item
            key={alerta.idAlerta}
            alerta={alerta}
            destino={destinoDo(alerta)}
            onAbrir={() => abrir(alerta)}
          />
        ))}
      </ul>
      {!maximo && (
        <>
          <p role="status" className="sr-only">
            {alertas.data.pages.length > 1 ? `${todos.length} alertas na lista.` : ''}
          </p>
          {alertas.hasNextPage && (
            <div className="ui-actions">
              <Button
                variant="secondary"
                loading={alertas.isFetchingNextPage}
                onClick={() => void alertas.fetchNextPage()}
              >
                Carregar mais
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}
