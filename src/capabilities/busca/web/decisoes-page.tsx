import { Link } from 'react-router';
import { formatDia } from '#shell/formato.ts';
import { useFiltroDoEndereco } from '#shell/lista/use-filtro-do-endereco.ts';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { DecisaoEncontrada } from '../contract.ts';
import { facetasDeDecisoes } from '../domain/facetas.ts';
import { useDecisoes } from './busca-queries.ts';
import { formaDoFiltro } from './filtro-da-tela.ts';
import { Realcado } from './realcado.tsx';
import { TelaDeBusca } from './tela-de-busca.tsx';

const forma = formaDoFiltro(facetasDeDecisoes);

const nomes = { instancia: 'Instância', resultado: 'Resultado', ano: 'Ano', orgao: 'Órgão' } as const;

function Resultado({ decisao }: { readonly decisao: DecisaoEncontrada }) {
  return (
    <li>
      <h3>
        <Link to={`/busca/pedidos/${decisao.protocolo}#decisao-${decisao.idRecurso}`}>
          <Realcado segmentos={decisao.resumo} />
        </Link>
      </h3>
      <p className="busca-dados">
        <Tag tone="info">{decisao.instancia}</Tag>
        <Tag>{decisao.resultado}</Tag>
        <span>{decisao.orgao}</span>
      </p>
      <p>
        <strong>{decisao.trechoDe === 'decisao' ? 'Da decisão: ' : 'Do recurso: '}</strong>
        <Realcado segmentos={decisao.trecho} />
      </p>
      <p className="ui-muted">
        Pedido {decisao.numeroProtocolo} · decidido em {formatDia(decisao.decididoEm)}
      </p>
    </li>
  );
}

export default function DecisoesPage() {
  const { filtro, filtrar } = useFiltroDoEndereco(forma);
  const busca = useDecisoes(forma.escrever(filtro));
  return (
    <div className="busca">
      <TelaDeBusca
        filtro={filtro}
        onFiltrar={filtrar}
        nomes={nomes}
        introducao={
          <p>
            Veja como a CGU, a CMRI e as outras instâncias decidiram recursos de acesso à informação. Decisões
            anteriores ajudam a saber o que pedir e como argumentar.
          </p>
        }
        recentes="As decisões mais recentes"
        ajuda="Palavras do recurso ou da decisão, ou uma “expressão” entre aspas."
        busca={busca}
        resultado={(decisao) => <Resultado key={decisao.idRecurso} decisao={decisao} />}
      />
    </div>
  );
}
