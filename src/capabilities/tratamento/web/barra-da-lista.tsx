import { faColumns } from '@fortawesome/free-solid-svg-icons/faColumns.js';
import type { Ref } from 'react';
import { BotaoDeAtalhos } from '#web/atalhos/folha-de-atalhos.tsx';
import { Escolhidos } from '#web/lista/escolhidos.tsx';
import { Procurar } from '#web/lista/procurar.tsx';
import { Collapsible } from '#web/ui/accordion.tsx';
import { Button } from '#web/ui/button.tsx';
import type { NomeDaFila } from '../domain/filas.ts';
import { useEscolhas } from './escolhas-do-filtro.ts';
import { Exportar } from './exportar.tsx';
import { type Filtro, quantosFiltros, semFiltro } from './filtro-do-endereco.ts';
import { Filtros } from './filtros.tsx';
import { FiltrosSalvos } from './filtros-salvos.tsx';

interface BarraDaListaProps {
  readonly filtro: Filtro;
  readonly suas: readonly NomeDaFila[];
  readonly comOrgaos: boolean;
  readonly campoRef: Ref<HTMLInputElement>;
  readonly onFiltrar: (mudanca: Partial<Filtro>) => void;
  readonly onColunas: () => void;
  readonly onAtalhos: () => void;
}

export function BarraDaLista(props: BarraDaListaProps) {
  const { filtro, suas, comOrgaos, campoRef, onFiltrar, onColunas, onAtalhos } = props;
  const escolhas = useEscolhas(filtro);
  const quantos = quantosFiltros(filtro);
  return (
    <search>
      <div className="trabalho-barra">
        <Procurar
          busca={filtro.busca}
          ajuda="Palavras do texto, protocolo, assunto ou etiqueta. O texto de denúncias e comunicações não é pesquisado."
          campoRef={campoRef}
          onProcurar={(busca) => onFiltrar({ busca })}
        />
        <div className="trabalho-ferramentas">
          <FiltrosSalvos filtro={filtro} suas={suas} onAplicar={onFiltrar} />
          <Button icon={faColumns} size="small" onClick={onColunas}>
            Colunas
          </Button>
          <Exportar filtro={filtro} />
          <BotaoDeAtalhos onAbrir={onAtalhos} />
        </div>
      </div>
      <Collapsible title={quantos === 0 ? 'Filtros' : `Filtros (${quantos})`} headingLevel={2}>
        <Filtros filtro={filtro} comOrgaos={comOrgaos} onFiltrar={onFiltrar} />
      </Collapsible>
      <Escolhidos escolhas={escolhas} onFiltrar={onFiltrar} onLimpar={() => onFiltrar(semFiltro)} />
    </search>
  );
}
