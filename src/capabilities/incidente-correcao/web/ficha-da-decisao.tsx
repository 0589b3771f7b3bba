import { Link } from 'react-router';
import { enderecoDoCaso } from '#shell/atos/casos.ts';
import { formatDia, formatDiaComDistancia, formatDiaDoMomento } from '#shell/formato.ts';
import { Ficha } from '#shell/ui/ficha.tsx';
import type { DecisaoDoRecurso } from '../domain/incidente.ts';

/** The decision in question: who took it, what it ordered and until when. */
export function FichaDaDecisao({ decisao }: { readonly decisao: DecisaoDoRecurso }) {
  const { orgao, julgadora, instancia, resultado, decididaEm, dataEntrega, dataEntregaOriginal } = decisao;
  return (
    <Ficha
      fatos={{
        Pedido: (
          <Link className="ui-mono" to={enderecoDoCaso(decisao)}>
            {decisao.numeroProtocolo}
          </Link>
        ),
        Resumo: decisao.resumo,
        'Órgão que cumpre': `${orgao.sigla} – ${orgao.nome}`,
        'Quem decidiu': instancia === julgadora.sigla ? instancia : `${julgadora.sigla}, ${instancia}`,
        Decisão: `${resultado}, em ${formatDiaDoMomento(decididaEm)}`,
        'Cumprir até': dataEntrega ? formatDiaComDistancia(dataEntrega) : 'A decisão não marcou data',
        ...(dataEntregaOriginal &&
          dataEntregaOriginal !== dataEntrega && { 'Data original': formatDia(dataEntregaOriginal) }),
      }}
    />
  );
}
