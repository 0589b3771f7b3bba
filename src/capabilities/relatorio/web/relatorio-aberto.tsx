import { faPrint } from '@fortawesome/free-solid-svg-icons/faPrint.js';
import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { useId } from 'react';
import { Link } from 'react-router';
import { useFiltroDoEndereco } from '#shell/lista/use-filtro-do-endereco.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { formatAtualizacao } from '#shell/ui/graficos/numeros.ts';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { RelatorioVisto } from '../contract.ts';
import { frasePeriodo } from '../domain/frases.ts';
import { definicaoDe, type NomeDoRelatorio, podeVerRelatorio } from '../domain/relatorios.ts';
import { Arquivos } from './arquivos.tsx';
import { Baixar } from './baixar.tsx';
import { BarraDoRelatorio } from './barra-do-relatorio.tsx';
import { GraficoDoRelatorio } from './grafico-do-relatorio.tsx';
import { ListaDoRelatorio } from './lista-do-relatorio.tsx';
import { useRelatorio } from './relatorio-queries.ts';
import { Salvar } from './salvar.tsx';
import { TabelaDoRelatorio } from './tabela-do-relatorio.tsx';
import { filtroDa, formaDaVista, type Vista } from './vista.ts';
import './relatorio.css';

interface ParteProps {
  readonly visto: RelatorioVisto;
  readonly vista: Vista;
  readonly onMudar: (mudanca: Partial<Vista>) => void;
}

function Resumo({ visto, vista, onMudar }: ParteProps) {
  const { momentos, comoSeConta } = definicaoDe(visto.relatorio);
  const tabela = useId();
  return (
    <>
      <p role="status">
        {momentos[visto.momento]?.rotulo}: {frasePeriodo(visto)}. Contado em {formatAtualizacao(visto.lidoEm)}
        .
      </p>
      {visto.grupos.length === 0 ? (
        <EmptyState title="Nada foi encontrado" icon={faSearch} headingLevel={2}>
          Tente outro período ou menos filtros.
        </EmptyState>
      ) : (
        <>
          <GraficoDoRelatorio visto={visto} vista={vista} tabela={tabela} onMudar={onMudar} />
          <div id={tabela} className="relatorio-tabela">
            <TabelaDoRelatorio visto={visto} vista={vista} />
          </div>
          {visto.cortado && (
            <p>A tabela tem os 200 primeiros grupos e o total de todos. O arquivo tem todos os grupos.</p>
          )}
        </>
      )}
      <p className="ui-muted relatorio-nota">{comoSeConta}</p>
    </>
  );
}

const tituloDaLista = (visto: RelatorioVisto, valor: string | undefined): string => {
  const grupo = visto.grupos.find(({ chave }) => chave === valor);
  const { nome } = definicaoDe(visto.relatorio);
  return valor === undefined ? `${nome}: lista` : `${nome}: ${grupo?.rotulo ?? valor}`;
};

interface ListagemProps extends ParteProps {
  /** The list is the report itself: it is open from the start, and does not take the focus. */
  readonly sempre: boolean;
}

function Listagem({ visto, vista, sempre, onMudar }: ListagemProps) {
  const titulo = tituloDaLista(visto, vista.valor);
  const escolhido = vista.lista === 'sim';
  const isAberta = escolhido || (sempre && visto.grupos.length > 0);
  if (!visto.podeListar || !isAberta) return null;
  return (
    <section className="relatorio-listagem" aria-label={titulo}>
      <div className="relatorio-topo">
        {escolhido ? <TituloFocado key={titulo}>{titulo}</TituloFocado> : <h2>{titulo}</h2>}
        {escolhido && (
          <Button size="small" onClick={() => onMudar({ lista: undefined, valor: undefined })}>
            {sempre ? 'Listar tudo' : 'Fechar a lista'}
          </Button>
        )}
      </div>
      {visto.listaSoDoProprio && (
        <p>Os números são de todos os órgãos que você acompanha; a lista tem só os casos do seu.</p>
      )}
      <ListaDoRelatorio relatorio={visto.relatorio} vista={vista} titulo={titulo} onMudar={onMudar} />
    </section>
  );
}

interface RelatorioAbertoProps {
  readonly relatorio: NomeDoRelatorio;
  readonly sempreLista?: boolean;
}

/** Screen of any report: the question, the chart, the table and the list. */
export function RelatorioAberto({ relatorio, sempreLista = false }: RelatorioAbertoProps) {
  const { filtro: vista, filtrar } = useFiltroDoEndereco(formaDaVista(relatorio));
  const consulta = useRelatorio(relatorio, filtroDa(vista));
  // The previous answer stays while the next one loads, unless it is of another report.
  const visto = consulta.data?.relatorio === relatorio ? consulta.data : undefined;
  const { descricao, colunas } = definicaoDe(relatorio);
  const usuario = useUsuario();
  // A report of another profile gets no controls; the server's refusal is shown in its place.
  const isSeu = usuario !== null && podeVerRelatorio(relatorio, idPerfilDe(usuario));
  return (
    <div className="relatorio" aria-busy={consulta.isPlaceholderData}>
      <div className="relatorio-topo">
        <div>
          <p>
            {descricao}{' '}
            <Link className="ui-no-print" to="/relatorios-do-sistema">
              Todos os relatórios
            </Link>
          </p>
        </div>
        <div className="relatorio-botoes ui-no-print">
          {colunas && visto?.podeListar && !sempreLista && vista.lista !== 'sim' && (
            <Button size="small" onClick={() => filtrar({ lista: 'sim' })}>
              Ver a lista
            </Button>
          )}
          {isSeu && (
            <>
              <Button size="small" icon={faPrint} onClick={() => window.print()}>
                Imprimir
              </Button>
              <Salvar relatorio={relatorio} vista={vista} />
              <Baixar relatorio={relatorio} vista={vista} podeListar={visto?.podeListar === true} />
            </>
          )}
        </div>
      </div>
      {isSeu && <BarraDoRelatorio relatorio={relatorio} vista={vista} visto={visto} onMudar={filtrar} />}
      {consulta.isPending && <Skeleton shape="card" lines={4} label="Contando…" />}
      <FalhaAoAbrir titulo="Não foi possível abrir o relatório." falha={consulta} />
      {visto && !consulta.isError && (
        <>
          <Resumo visto={visto} vista={vista} onMudar={filtrar} />
          <Listagem visto={visto} vista={vista} sempre={sempreLista} onMudar={filtrar} />
        </>
      )}
      <Arquivos />
    </div>
  );
}
