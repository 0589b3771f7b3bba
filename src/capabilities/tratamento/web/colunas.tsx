import { faBolt } from '@fortawesome/free-solid-svg-icons/faBolt.js';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { localDate } from '#kernel/prazo/data.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { formatDia, formatDiaDoMomento } from '#web/formato.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { PrazoTag } from '#web/ui/prazo.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { ItemDeTrabalho } from '../contract.ts';
import type { Marca } from '../domain/filtro.ts';
import { type ColunaOpcional, isOrdem, nomesDasColunas, nomesDasMarcas } from './nomes-das-colunas.ts';
import './tratamento.css';

/** A row of the list: the case, and what happened to it while it was on the screen. */
export interface Linha extends ItemDeTrabalho {
  readonly estado?: 'nova' | 'saiu';
}

export const idDaLinha = (idManifestacao: number): string => `trabalho-${idManifestacao}`;

const NADA = <span className="ui-muted trabalho-nada">–</span>;

const texto = (inteiro: string, partes: ReactNode = inteiro) => (
  <span className="trabalho-texto" title={inteiro}>
    {partes}
  </span>
);

const dia = (escrito: string) => <span className="trabalho-dia">{escrito}</span>;

/** '12/03', and the year where it is another than this one's. */
const diaCurto = (iso: string): string => {
  const [ano = '', mes, doMes] = iso.split('-');
  const deste = String(localDate(serverNow().getTime()).year) === ano;
  return deste ? `${doMes}/${mes}` : `${doMes}/${mes}/${ano.slice(2)}`;
};

const textosDoEstado = { nova: 'Nova', saiu: 'Saiu desta fila' } as const;

function Protocolo({ idManifestacao, numeroProtocolo, estado }: Linha) {
  return (
    <span className="trabalho-protocolo" data-estado={estado}>
      <Link
        id={idDaLinha(idManifestacao)}
        className="ui-mono"
        to={`/manifestacao/detalhar/${idManifestacao}`}
      >
        {numeroProtocolo}
      </Link>
      <span className="trabalho-copiar">
        <CopyButton text={numeroProtocolo} what={`protocolo ${numeroProtocolo}`} />
      </span>
      {estado && <span className="trabalho-estado">{textosDoEstado[estado]}</span>}
    </span>
  );
}

function Prazo({ prazoAtendimento, diasRestantes }: Linha) {
  if (diasRestantes === null) return <span className="ui-muted trabalho-texto">Sem prazo correndo</span>;
  return (
    <span className="trabalho-prazo" title={prazoAtendimento ? formatDia(prazoAtendimento) : undefined}>
      {prazoAtendimento && (
        <>
          <span className="sr-only">{formatDia(prazoAtendimento)}</span>
          <span className="trabalho-dia" aria-hidden="true">
            {diaCurto(prazoAtendimento)}
          </span>
        </>
      )}
      <PrazoTag dias={diasRestantes} />
    </span>
  );
}

const tons: Readonly<Record<Marca, 'danger' | 'success' | 'info' | 'neutral'>> = {
  urgente: 'danger',
  'possivel-respondida': 'success',
  complementada: 'info',
  prorrogada: 'neutral',
};

const etiquetas = (nomes: readonly ReactNode[]) =>
  nomes.length === 0 ? NADA : <span className="trabalho-etiquetas">{nomes}</span>;

const celulas: Readonly<Record<ColunaOpcional, (linha: Linha) => ReactNode>> = {
  tipo: ({ tipo }) => texto(tipo.descTipoManifestacao),
  assunto: ({ assunto, subassunto }) => {
    if (!assunto) return NADA;
    if (!subassunto) return texto(assunto);
    return texto(
      `${assunto} › ${subassunto}`,
      <>
        {assunto}
        <span className="ui-muted"> › {subassunto}</span>
      </>,
    );
  },
  situacao: ({ situacao }) => texto(situacao.descSituacaoManifestacao),
  prazo: Prazo,
  'prazo-interno': ({ prazoInterno }) => (prazoInterno ? dia(formatDia(prazoInterno)) : NADA),
  responsavel: ({ responsavel }) =>
    responsavel ? (
      <span className="trabalho-responsavel" title={responsavel.nome}>
        <Avatar name={responsavel.nome} size="dense" decorative />
        <span className="trabalho-nome">{responsavel.nome}</span>
        <span className="trabalho-primeiro-nome" aria-hidden="true">
          {responsavel.nome.split(' ')[0]}
        </span>
      </span>
    ) : (
      <span className="ui-muted">Ninguém</span>
    ),
  marcas: ({ marcas }) =>
    etiquetas(
      marcas.map((marca) => (
        <Tag key={marca} tone={tons[marca]} icon={marca === 'urgente' ? faBolt : undefined}>
          {nomesDasMarcas[marca]}
        </Tag>
      )),
    ),
  tags: ({ tags }) => etiquetas(tags.map(({ idTag, nome }) => <Tag key={idTag}>{nome}</Tag>)),
  canal: ({ canal }) => texto(canal),
  registro: ({ registradaEm }) => dia(formatDiaDoMomento(registradaEm)),
  atualizacao: ({ atualizadaEm }) => dia(formatDiaDoMomento(atualizadaEm)),
  orgao: ({ ouvidoria }) => ouvidoria.sigla,
};

const protocolo: TableColumn<Linha> = {
  key: 'protocolo',
  header: nomesDasColunas.protocolo,
  rowHeader: true,
  sortable: true,
  cell: Protocolo,
};

export const colunasDa = (escolhidas: readonly ColunaOpcional[]): readonly TableColumn<Linha>[] => [
  protocolo,
  ...escolhidas.map((coluna) => ({
    key: coluna,
    header: nomesDasColunas[coluna],
    sortable: isOrdem(coluna),
    cell: celulas[coluna],
  })),
];
