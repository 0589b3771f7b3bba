import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { FiltroDeOrgao } from '#shell/lista/filtro-de-orgao.tsx';
import { type Dias, Periodo } from '#shell/lista/periodo.tsx';
import { readDia, readNumero } from '#shell/lista/read-do-endereco.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { usePrimeirosOrgaos, useRelatorio } from './monitoramento-queries.ts';
import { RelatorioAberto } from './relatorio-aberto.tsx';
import { RelatoriosPedidos } from './relatorios-pedidos.tsx';
import './monitoramento.css';

const DIAS_USUAIS = 364;

const usual = (): Dias => {
  const hoje = localDate(serverNow().getTime());
  return { de: toIsoDate(addDays(hoje, -DIAS_USUAIS)), ate: toIsoDate(hoje) };
};

/** The address keeps the choices, so that it can be sent to somebody else. */
const useEscolha = () => {
  const [params, setParams] = useSearchParams();
  const [padrao] = useState(usual);
  const de = readDia(params.get('de')) || padrao.de;
  const ate = readDia(params.get('ate')) || padrao.ate;
  const idOuvidoria = readNumero(params.get('idOuvidoria'));
  const mudar = (mudanca: { idOuvidoria?: number | null } & Partial<Dias>) => {
    const novo = { idOuvidoria, de, ate, ...mudanca };
    setParams(
      {
        ...(novo.idOuvidoria !== null && { idOuvidoria: String(novo.idOuvidoria) }),
        ...(novo.de && { de: novo.de }),
        ...(novo.ate && { ate: novo.ate }),
      },
      { preventScrollReset: true },
    );
  };
  return { idOuvidoria, de, ate, mudar };
};

/** The report of one office on screen and paper; that of all is written in the background. */
export default function RelatorioPage() {
  const { idOuvidoria, de, ate, mudar } = useEscolha();
  const orgaos = usePrimeirosOrgaos();
  const unico = orgaos.data?.total === 1 ? orgaos.data.itens[0]?.orgao.idOuvidoria : undefined;
  const escolhido = unico ?? idOuvidoria;
  const relatorio = useRelatorio(escolhido === null ? null : { idOuvidoria: escolhido, de, ate });
  return (
    <div className="monitoramento">
      <search className="monitoramento-barra ui-no-print" aria-label="Escolher o relatório">
        {orgaos.data && unico === undefined && (
          <FiltroDeOrgao
            idOuvidoria={idOuvidoria}
            placeholder="Escolha o órgão"
            onMudar={(novo) => mudar({ idOuvidoria: novo })}
          />
        )}
        <Periodo rotulo="Período" de={de} ate={ate} onMudar={mudar} />
      </search>
      {escolhido === null && orgaos.data && (
        <Message type="info" title="Escolha um órgão" still>
          para ver o relatório dele, ou peça abaixo o de todos.
        </Message>
      )}
      {escolhido !== null && relatorio.isPending && (
        <Skeleton shape="card" lines={4} label="Escrevendo o relatório…" />
      )}
      <FalhaAoAbrir titulo="Não foi possível gerar o relatório." falha={relatorio} />
      {relatorio.data && <RelatorioAberto relatorio={relatorio.data} />}
      <RelatoriosPedidos de={de} ate={ate} />
    </div>
  );
}
