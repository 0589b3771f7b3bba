import { formatDiaDoMomento } from '#shell/formato.ts';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { NomeDoAtoDoIncidente } from '../domain/atos-do-incidente.ts';
import type { LinhaDoIncidente } from '../domain/incidente.ts';
import { colunasDaDecisao } from './colunas-da-decisao.tsx';
import { Escolher } from './escolher.tsx';
import { incidentesAbertos } from './incidente-queries.ts';

const telas: Readonly<Record<NomeDoAtoDoIncidente, { endereco: string; acao: string; titulo: string }>> = {
  responder: {
    endereco: '/incidente-correcao/responder',
    acao: 'Abrir',
    titulo: 'Incidentes que esperam resposta',
  },
  prorrogar: {
    endereco: '/manifestacao/incidente-correcao/prorrogar',
    acao: 'Abrir',
    titulo: 'De qual incidente é o prazo?',
  },
};

export function EscolherIncidente({ ato }: { readonly ato: NomeDoAtoDoIncidente }) {
  const { endereco, acao, titulo } = telas[ato];
  return (
    <Escolher
      titulo={titulo}
      oQue="os incidentes"
      lista={incidentesAbertos}
      colunas={colunasDaDecisao<LinhaDoIncidente>(
        [
          { key: 'motivo', header: 'Motivo', cell: ({ motivo }) => motivo.descricao },
          { key: 'em', header: 'Aberto em', cell: ({ abertoEm }) => formatDiaDoMomento(abertoEm) },
          {
            key: 'quem',
            header: 'Quem responde',
            cell: ({ atos, julgadora }) =>
              atos.length > 0 ? (
                <Tag tone="info">Você</Tag>
              ) : (
                <abbr title={julgadora.nome}>{julgadora.sigla}</abbr>
              ),
          },
        ],
        { acao, enderecoDe: ({ idIncidente }) => `${endereco}?ids=${idIncidente}` },
      )}
      vazio={{
        titulo: 'Nenhum incidente de correção está aberto',
        porque:
          'Quando um órgão pede a correção de uma decisão de recurso, o pedido aparece aqui para quem decidiu e para o órgão.',
      }}
    />
  );
}
