import { useFiltroDoEndereco } from '#shell/lista/use-filtro-do-endereco.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import { BarraDeFeriados } from './barra-de-feriados.tsx';
import { CalendarioDoAno } from './calendario/calendario-do-ano.tsx';
import { ImportarAno } from './calendario/importar-ano.tsx';
import { formaDosFeriados, type Vista } from './filtro-de-feriados.ts';
import { ListaDeFeriados } from './lista-de-feriados.tsx';
import './feriado.css';

const TABS = [
  { id: 'lista', label: 'Lista' },
  { id: 'calendario', label: 'Calendário do ano' },
  { id: 'importar', label: 'Importar um ano' },
] as const satisfies readonly { id: Vista; label: string }[];

/** `?ver=` chooses the view: a list, the year's calendar, or what the library has for a year. */
export default function FeriadosPage() {
  const endereco = useFiltroDoEndereco(formaDosFeriados);
  const { filtro, filtrar } = endereco;
  return (
    <div data-largura="total" className="trabalho">
      <div className="feriado-topo">
        <p>
          Os dias em que os órgãos não trabalham, ou trabalham só uma parte do dia. Por eles se contam os
          prazos.
        </p>
        <LinkButton to="/feriado/cadastrar" variant="primary">
          Cadastrar feriado
        </LinkButton>
      </div>
      <Tabs
        label="Feriados"
        tabs={TABS}
        active={filtro.ver}
        onChange={(ver) => filtrar({ ver: ver as Vista })}
      >
        {filtro.ver !== 'importar' && <BarraDeFeriados filtro={filtro} onFiltrar={filtrar} />}
        {filtro.ver === 'lista' && <ListaDeFeriados endereco={endereco} />}
        {filtro.ver === 'calendario' && <CalendarioDoAno filtro={filtro} />}
        {filtro.ver === 'importar' && (
          <ImportarAno key={filtro.ano} ano={filtro.ano} onAno={(ano) => filtrar({ ano })} />
        )}
      </Tabs>
    </div>
  );
}
