import { useMemo } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import { agrupar } from '../../domain/marcas.ts';
import type { CodigoDoMotivo } from '../../domain/motivos.ts';
import { Busca } from '../busca/busca.tsx';
import { CampoMotivo } from '../campo-motivo.tsx';
import { AvisoDaPagina } from '../folha/aviso-da-pagina.tsx';
import { Folhas } from '../folha/folhas.tsx';
import { Miniaturas } from '../folha/miniaturas.tsx';
import { zoomDaEscala } from '../folha/zoom.ts';
import { PainelDeMarcas } from '../painel-de-marcas.tsx';
import { PainelDeSugestoes } from '../painel-de-sugestoes.tsx';
import { Barra } from './barra.tsx';
import { BarraDaSelecao } from './barra-da-selecao.tsx';
import { Rodape } from './rodape.tsx';
import { type Painel, type Trabalho, useTrabalho, type Vista } from './use-trabalho.ts';

interface MesaDeTrabalhoProps extends Trabalho {
  readonly onMotivo: (motivo: CodigoDoMotivo) => void;
  readonly outros: number;
  readonly onAplicar: (quais: 'este' | 'todos') => void;
  readonly onFechar: () => void;
}

const contarPorPagina = (itens: readonly { readonly pagina: number }[]): ReadonlyMap<number, number> =>
  new Map([...Map.groupBy(itens, ({ pagina }) => pagina)].map(([pagina, dela]) => [pagina, dela.length]));

/** Read out to keyboard users on a mark; the manual says the same. */
function Teclas() {
  return (
    <div hidden>
      <p id="tj-teclas">
        Setas movem, com Shift mudam o tamanho, com Alt vão de ponto em ponto. Delete remove. Tab vai à
        próxima. Esc volta à página.
      </p>
      <p id="tj-teclas-da-sugestao">Enter aceita. Delete recusa. Tab vai à próxima. Esc volta à página.</p>
    </div>
  );
}

/** The workspace of one document: thumbnails, pages and marks. */
function Aberta(props: MesaDeTrabalhoProps) {
  const { documento, motivo, onMotivo, outros, onAplicar, lugar } = props;
  const trabalho = useTrabalho(props);
  const { acoes, abertas, busca, selecao, setSelecao, vista, setVista } = trabalho;
  const { marcas } = documento.historico.presente;
  const grupos = useMemo(() => agrupar(marcas), [marcas]);
  const procurados = useMemo(
    () => [...busca.achados.flatMap(({ retangulos }) => retangulos), ...(lugar?.retangulos ?? [])],
    [busca.achados, lugar],
  );
  const marcasPorPagina = useMemo(
    () => contarPorPagina(grupos.flatMap(({ marcas: [primeira] }) => primeira ?? [])),
    [grupos],
  );
  const abertasPorPagina = useMemo(() => contarPorPagina(abertas), [abertas]);
  const vistas: readonly (readonly [Vista, string])[] = [
    ['documento', 'Documento'],
    ['paginas', 'Páginas'],
    ['sugestoes', `Sugestões ${abertas.length}`],
    ['marcas', `Marcas ${grupos.length}`],
  ];
  return (
    <div className="tj-mesa" data-vista={vista}>
      <Teclas />
      <Barra
        historico={documento.historico}
        ferramenta={trabalho.ferramenta}
        onFerramenta={trabalho.setFerramenta}
        acoes={acoes}
        paginaAtual={trabalho.pagina}
        onPaginaInteira={trabalho.marcarPagina}
        onRetanguloPorTeclado={trabalho.porRetangulo}
        zoom={zoomDaEscala(trabalho.escala)}
        onZoom={trabalho.mudarZoom}
        busca={<Busca busca={busca} onMarcarTodas={() => acoes.marcarTexto(busca.termo)} />}
        motivo={<CampoMotivo label="Motivo das próximas marcas" value={motivo} onChange={onMotivo} />}
      />
      <fieldset className="tj-vistas" aria-label="O que mostrar">
        {vistas.map(([id, rotulo]) => (
          <Button key={id} size="small" aria-pressed={vista === id} onClick={() => setVista(id)}>
            {rotulo}
          </Button>
        ))}
      </fieldset>
      <Miniaturas
        documento={documento}
        atual={trabalho.pagina}
        marcas={marcasPorPagina}
        abertas={abertasPorPagina}
        onEscolher={(pagina) => trabalho.irPara(pagina)}
      />
      <section className="tj-centro" aria-label="Documento">
        <Folhas
          ref={trabalho.folhas}
          documento={documento}
          inicial={0}
          zoom={trabalho.zoom}
          ferramenta={trabalho.ferramenta}
          marcas={marcas}
          abertas={abertas}
          procurados={procurados}
          selecao={selecao}
          acoes={acoes}
          onSelecionar={setSelecao}
          onPagina={trabalho.setPagina}
          onEscala={trabalho.setEscala}
          onTeclaDeZoom={trabalho.onTeclaDeZoom}
        />
        <AvisoDaPagina
          pagina={trabalho.pagina}
          lida={documento.lidas.get(trabalho.pagina)}
          reconhecimento={trabalho.reconhecimento}
        />
        <BarraDaSelecao
          selecao={selecao}
          marcas={marcas}
          abertas={abertas}
          acoes={acoes}
          onFechar={() => setSelecao(null)}
        />
      </section>
      <aside className="tj-lado" aria-label="Sugestões e marcas">
        <Tabs
          label="Sugestões e marcas"
          active={trabalho.painel}
          onChange={(id) => trabalho.setPainel(id as Painel)}
          tabs={[
            {
              id: 'sugestoes',
              label: 'Sugestões',
              count: abertas.length,
              content: (
                <PainelDeSugestoes
                  documento={documento}
                  abertas={abertas}
                  recusadas={trabalho.recusadas}
                  acoes={acoes}
                  reconhecimento={trabalho.reconhecimento}
                  onIr={trabalho.verSugestao}
                />
              ),
            },
            {
              id: 'marcas',
              label: 'Marcas',
              count: grupos.length,
              content: (
                <PainelDeMarcas
                  marcas={marcas}
                  selecao={selecao}
                  acoes={acoes}
                  onSelecionar={setSelecao}
                  onIr={trabalho.verMarca}
                />
              ),
            },
          ]}
        />
      </aside>
      <Rodape marcas={marcas} abertas={abertas.length} outros={outros} onAplicar={onAplicar} />
      <p className="sr-only" role="status">
        {trabalho.dito}
      </p>
    </div>
  );
}

export function MesaDeTrabalho(props: MesaDeTrabalhoProps) {
  const { documento, onFechar } = props;
  if (documento.recusa)
    return (
      <div className="tj-recusado">
        <Message type="danger" title={`Não foi possível abrir “${documento.nome}”.`}>
          {documento.recusa}
        </Message>
        <Button variant="secondary" onClick={onFechar}>
          Fechar este documento
        </Button>
      </div>
    );
  if (!documento.leitor)
    return (
      <div className="tj-abrindo">
        <Skeleton shape="card" lines={1} label={`Abrindo ${documento.nome}…`} />
      </div>
    );
  return <Aberta {...props} />;
}
