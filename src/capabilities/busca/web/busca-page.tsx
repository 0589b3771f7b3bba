import { Link } from 'react-router';
import { formatDia } from '#shell/formato.ts';
import { useFiltroDoEndereco } from '#shell/lista/use-filtro-do-endereco.ts';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { PedidoEncontrado } from '../contract.ts';
import { facetasDePedidos } from '../domain/facetas.ts';
import { Avisos } from './avisos.tsx';
import { usePedidos } from './busca-queries.ts';
import { formaDoFiltro, semPagina } from './filtro-da-tela.ts';
import { Realcado } from './realcado.tsx';
import { TelaDeBusca } from './tela-de-busca.tsx';

const forma = formaDoFiltro(facetasDePedidos);

const nomes = {
  orgao: 'Órgão',
  esfera: 'Esfera',
  uf: 'Estado',
  ano: 'Ano',
  decisao: 'Decisão',
  assunto: 'Assunto',
} as const;

function Resultado({ pedido }: { readonly pedido: PedidoEncontrado }) {
  return (
    <li>
      <h3>
        <Link to={`/busca/pedidos/${pedido.protocolo}`}>
          <Realcado segmentos={pedido.resumo} />
        </Link>
      </h3>
      <p className="busca-dados">
        <span>{pedido.orgao}</span>
        {pedido.decisao && <Tag>{pedido.decisao}</Tag>}
      </p>
      <p>
        <strong>{pedido.trechoDe === 'resposta' ? 'Da resposta: ' : 'Do pedido: '}</strong>
        <Realcado segmentos={pedido.trecho} />
      </p>
      <p className="ui-muted">
        Protocolo {pedido.numeroProtocolo} · respondido em {formatDia(pedido.respondidoEm)}
      </p>
    </li>
  );
}

export default function BuscaPage() {
  const { filtro, filtrar } = useFiltroDoEndereco(forma);
  const busca = usePedidos(forma.escrever(filtro));
  return (
    <div className="busca">
      <TelaDeBusca
        filtro={filtro}
        onFiltrar={filtrar}
        nomes={nomes}
        introducao={
          <>
            <p>
              Leia pedidos de acesso à informação já respondidos. O que você quer saber talvez já tenha
              resposta. Só aparece aqui o que pode ser público, sem dados pessoais de quem pediu.
            </p>
            <p>
              <Link to="/busca/decisoes">Buscar decisões de recursos da CGU e da CMRI</Link>
            </p>
          </>
        }
        recentes="Os pedidos mais recentes"
        ajuda="Palavras do assunto, uma “expressão” entre aspas, ou o número do protocolo."
        busca={busca}
        resultado={(pedido) => <Resultado key={pedido.protocolo} pedido={pedido} />}
        acoes={<Avisos busca={semPagina(filtro)} />}
      />
    </div>
  );
}
