import { useState } from 'react';
import { formatDia, formatMomento } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { Table } from '#shell/ui/table.tsx';
import type { ListagemVista } from '../contract.ts';
import { CasosDaListagem } from './casos-da-listagem.tsx';
import { DecidirListagem } from './decidir-listagem.tsx';
import { ProporListagem } from './propor-listagem.tsx';

const SITUACOES = {
  aberta: { tom: 'warning', nome: 'A conferir e propor' },
  proposta: { tom: 'warning', nome: 'Espera aprovação' },
  aprovada: { tom: 'info', nome: 'Edital publicado' },
  eliminada: { tom: 'success', nome: 'Eliminada' },
} as const;

const contar = (n: number): string => `${n} ${n === 1 ? 'manifestação' : 'manifestações'}`;

const fatosDe = ({
  orgao,
  proponente,
  propostaEm,
  aprovador,
  aprovadaEm,
  editalAte,
  termo,
}: ListagemVista) => ({
  Órgão: orgao,
  'Proposta por': proponente && propostaEm && `${proponente}, em ${formatMomento(propostaEm)}`,
  'Aprovada por': aprovador && aprovadaEm && `${aprovador}, em ${formatMomento(aprovadaEm)}`,
  'Edital até': editalAte && formatDia(editalAte),
  'Destruída em': termo && formatMomento(termo.eliminadaEm),
  'Chave do ano': termo?.chaveDestruidaEm && `destruída em ${formatMomento(termo.chaveDestruidaEm)}`,
  'Cópias antigas': termo && `podem conter dados até ${formatDia(termo.copiasAte)}`,
});

function Palavras({ de, texto }: { readonly de: string; readonly texto: string }) {
  return (
    <>
      <h4>{de}</h4>
      <blockquote className="ui-citacao">
        <TextoDigitado texto={texto} />
      </blockquote>
    </>
  );
}

interface UmaListagemProps {
  readonly listagem: ListagemVista;
  readonly onFeito: () => void;
}

export function UmaListagem({ listagem, onFeito }: UmaListagemProps) {
  const [abertos, setAbertos] = useState(false);
  const { idEliminacao, ano, situacao, total, numeros, justificativa, fundamento, doOrgao } = listagem;
  const { tom, nome } = SITUACOES[situacao];
  const titulo = `listagem-${idEliminacao}`;
  return (
    <article aria-labelledby={titulo}>
      <h3 id={titulo}>
        Prazo acabado em {ano}: {contar(total)} <Tag tone={tom}>{nome}</Tag>
      </h3>
      <Ficha fatos={fatosDe(listagem)} />
      {justificativa && <Palavras de="Justificativa de quem propôs" texto={justificativa} />}
      {fundamento && <Palavras de="Fundamento de quem decidiu" texto={fundamento} />}
      {numeros.length > 0 && (
        <Table
          caption={`Números da listagem de ${ano}`}
          hiddenCaption
          dense
          rows={numeros}
          rowKey={({ idTipo, ano: registro }) => `${idTipo}-${registro}`}
          columns={[
            { key: 'tipo', header: 'Tipo', rowHeader: true, cell: ({ tipo }) => tipo },
            { key: 'ano', header: 'Ano do registro', cell: ({ ano: registro }) => registro },
            { key: 'total', header: 'Quantas', align: 'end', cell: ({ total: quantas }) => quantas },
          ]}
        />
      )}
      {doOrgao && situacao !== 'eliminada' && total > 0 && (
        <>
          <Button variant="tertiary" aria-expanded={abertos} onClick={() => setAbertos(!abertos)}>
            {abertos ? 'Esconder os protocolos' : 'Ver os protocolos'}
          </Button>
          {abertos && <CasosDaListagem idEliminacao={idEliminacao} ano={ano} />}
        </>
      )}
      {listagem.podePropor && total > 0 && <ProporListagem idEliminacao={idEliminacao} onFeito={onFeito} />}
      {listagem.podeDecidir && <DecidirListagem idEliminacao={idEliminacao} onFeito={onFeito} />}
    </article>
  );
}
