import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { nomeDaSituacao } from '#kernel/situacao.ts';
import { enderecoDoCaso } from '#shell/atos/casos.ts';
import { formatDiaDoMomento } from '#shell/formato.ts';
import { diaDaCelula, NADA, PrazoDaCelula, textoDaCelula } from '#shell/lista/celulas.tsx';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import type { Encaminhamento } from '../trabalho-queries.ts';

/** Every column except the protocol, which names the row. */
export const colunasDosEncaminhamentos = [
  'tipo',
  'assunto',
  'origem',
  'destino',
  'quando',
  'quem',
  'situacao',
  'onde',
  'prazo',
] as const;
export type ColunaDeEncaminhamento = (typeof colunasDosEncaminhamentos)[number];

export const nomesDasColunas: Readonly<Record<ColunaDeEncaminhamento, string>> = {
  tipo: 'Tipo',
  assunto: 'Assunto',
  origem: 'De',
  destino: 'Para',
  quando: 'Encaminhada em',
  quem: 'Por',
  situacao: 'Situação agora',
  onde: 'Onde está',
  prazo: 'Prazo',
};

export const idDaLinha = ({ idEncaminhamento }: Encaminhamento): string =>
  `encaminhamento-${idEncaminhamento}`;

/** Only cases that are with the office, still or again, are links: others may not be opened. */
function Protocolo(linha: Encaminhamento) {
  const { numeroProtocolo, aoAlcance } = linha;
  return (
    <span className="trabalho-protocolo">
      {aoAlcance ? (
        <Link id={idDaLinha(linha)} className="ui-mono" to={enderecoDoCaso(linha)}>
          {numeroProtocolo}
        </Link>
      ) : (
        <span id={idDaLinha(linha)} className="ui-mono" tabIndex={-1}>
          {numeroProtocolo}
        </span>
      )}
      <CopyButton text={numeroProtocolo} what={`protocolo ${numeroProtocolo}`} />
    </span>
  );
}

const celulas = (
  comOrgaos: boolean,
): Readonly<Record<ColunaDeEncaminhamento, (linha: Encaminhamento) => ReactNode>> => ({
  tipo: ({ tipo }) => textoDaCelula(tipo.descTipoManifestacao),
  assunto: ({ assunto }) => (assunto === null ? NADA : textoDaCelula(assunto)),
  origem: ({ origem }) => origem,
  destino: ({ destino, paraFora }) => (
    <span className="trabalho-etiquetas">
      {textoDaCelula(destino)}
      {paraFora && <Tag>Fora da plataforma</Tag>}
    </span>
  ),
  quando: ({ encaminhadaEm }) => diaDaCelula(formatDiaDoMomento(encaminhadaEm)),
  quem: ({ responsavel }) => textoDaCelula(responsavel),
  situacao: ({ situacao }) => textoDaCelula(nomeDaSituacao(situacao)),
  onde: ({ aoAlcance }) => {
    if (!aoAlcance) return 'Em outro órgão';
    return comOrgaos ? aoAlcance.ouvidoria.sigla : <Tag tone="info">No seu órgão</Tag>;
  },
  prazo: ({ prazoAtendimento, diasRestantes }) => (
    <PrazoDaCelula prazo={prazoAtendimento} dias={diasRestantes} />
  ),
});

export const colunasDa = (
  escolhidas: readonly ColunaDeEncaminhamento[],
  comOrgaos: boolean,
): readonly TableColumn<Encaminhamento>[] => {
  const celulaDe = celulas(comOrgaos);
  return [
    { key: 'protocolo', header: 'Protocolo', rowHeader: true, cell: Protocolo },
    ...escolhidas.map((coluna) => ({
      key: coluna,
      header: nomesDasColunas[coluna],
      sortable: coluna === 'quando' || coluna === 'prazo',
      cell: celulaDe[coluna],
    })),
  ];
};
