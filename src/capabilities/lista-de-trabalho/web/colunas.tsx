import { faBolt } from '@fortawesome/free-solid-svg-icons/faBolt.js';
import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import { nomeDaSituacao } from '#kernel/situacao.ts';
import { formatDia, formatDiaDoMomento } from '#shell/formato.ts';
import { diaDaCelula, NADA, PessoaDaCelula, PrazoDaCelula, textoDaCelula } from '#shell/lista/celulas.tsx';
import { comecoDoTexto } from '#shell/lista/fila/comeco-do-texto.ts';
import { EstadoDaFila } from '#shell/lista/fila/na-fila.ts';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import type { ItemDeTrabalho } from '../contract.ts';
import type { Marca } from '../domain/filtro.ts';
import { type ColunaOpcional, isOrdem, nomesDasColunas, nomesDasMarcas } from './nomes-das-colunas.ts';
import './lista-de-trabalho.css';

/** A row of the list: the case, and what happened to it while it was on the screen. */
export interface Linha extends ItemDeTrabalho {
  readonly estado?: 'nova' | 'saiu';
}

export const idDaLinha = (idManifestacao: number): string => `trabalho-${idManifestacao}`;

const textosDoEstado = { nova: 'Nova', saiu: 'Saiu desta fila' } as const;

/** The case learns from it where it stands in this list. */
function LinkDoCaso({ idManifestacao, numeroProtocolo }: Pick<Linha, 'idManifestacao' | 'numeroProtocolo'>) {
  const estado = useContext(EstadoDaFila);
  return (
    <Link
      id={idDaLinha(idManifestacao)}
      className="ui-mono"
      to={`/manifestacao/detalhar/${idManifestacao}`}
      state={estado}
    >
      {numeroProtocolo}
    </Link>
  );
}

function Protocolo({ idManifestacao, numeroProtocolo, estado }: Linha) {
  return (
    <span className="trabalho-protocolo" data-estado={estado}>
      <LinkDoCaso idManifestacao={idManifestacao} numeroProtocolo={numeroProtocolo} />
      <span className="trabalho-copiar">
        <CopyButton text={numeroProtocolo} what={`protocolo ${numeroProtocolo}`} />
      </span>
      {estado && <span className="trabalho-estado">{textosDoEstado[estado]}</span>}
    </span>
  );
}

const tons: Readonly<Record<Marca, 'danger' | 'success' | 'info' | 'neutral'>> = {
  urgente: 'danger',
  'possivel-respondida': 'success',
  complementada: 'info',
  prorrogada: 'neutral',
  'desistencia-a-decidir': 'danger',
  'reabertura-a-decidir': 'danger',
  'prazo-a-decidir': 'info',
};

const etiquetas = (nomes: readonly ReactNode[]) =>
  nomes.length === 0 ? NADA : <span className="trabalho-etiquetas">{nomes}</span>;

/** What it is about, and under it how the person begins; a text that is not to be read here says so. */
function AssuntoETexto({ assunto, subassunto, trecho }: Linha) {
  const comeco = trecho === null ? null : comecoDoTexto(trecho);
  return (
    <span className="trabalho-assunto">
      <span title={[assunto, subassunto].filter(Boolean).join(' › ')}>
        {assunto ?? 'Sem assunto'}
        {subassunto && <span className="ui-muted"> › {subassunto}</span>}
      </span>
      <span className="ui-muted" title={comeco ?? undefined}>
        {comeco ?? 'Texto protegido'}
      </span>
    </span>
  );
}

const celulas: Readonly<Record<ColunaOpcional, (linha: Linha) => ReactNode>> = {
  tipo: ({ tipo }) => textoDaCelula(tipo.descTipoManifestacao),
  assunto: (linha) => <AssuntoETexto {...linha} />,
  situacao: ({ situacao }) => textoDaCelula(nomeDaSituacao(situacao)),
  prazo: ({ prazoAtendimento, diasRestantes }) => (
    <PrazoDaCelula prazo={prazoAtendimento} dias={diasRestantes} />
  ),
  'prazo-interno': ({ prazoInterno }) => (prazoInterno ? diaDaCelula(formatDia(prazoInterno)) : NADA),
  responsavel: ({ responsavel }) => <PessoaDaCelula nome={responsavel?.nome} />,
  marcas: ({ marcas }) =>
    etiquetas(
      marcas.map((marca) => (
        <Tag key={marca} tone={tons[marca]} icon={marca === 'urgente' ? faBolt : undefined}>
          {nomesDasMarcas[marca]}
        </Tag>
      )),
    ),
  tags: ({ tags }) => etiquetas(tags.map(({ idTag, nome }) => <Tag key={idTag}>{nome}</Tag>)),
  canal: ({ canal }) => textoDaCelula(canal),
  registro: ({ registradaEm }) => diaDaCelula(formatDiaDoMomento(registradaEm)),
  atualizacao: ({ atualizadaEm }) => diaDaCelula(formatDiaDoMomento(atualizadaEm)),
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
