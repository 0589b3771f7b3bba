import { useFiltroDoEndereco } from '#shell/lista/use-filtro-do-endereco.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import { Diretorio } from './diretorio.tsx';
import { type Aba, formaDoDiretorio } from './filtro-do-diretorio.ts';
import { ImportacaoAberta } from './importacao-aberta.tsx';
import { Importar } from './importar.tsx';
import './siorg.css';

const ABAS = [
  { id: 'diretorio', label: 'Diretório' },
  { id: 'importar', label: 'Importar estrutura' },
] as const satisfies readonly { id: Aba; label: string }[];

/** The federal directory of units (SIORG), and how to update it. */
export default function SiorgPage() {
  const endereco = useFiltroDoEndereco(formaDoDiretorio);
  const { filtro, filtrar } = endereco;
  return (
    <div data-largura="total" className="trabalho">
      <div className="siorg-topo">
        <p>
          As unidades do Poder Executivo federal, como o SIORG as organiza. As ouvidorias se ligam a elas.
        </p>
        <LinkButton to="/orgao-siorg/criar" variant="primary">
          Cadastrar unidade
        </LinkButton>
      </div>
      <Tabs
        label="Órgãos do SIORG"
        tabs={ABAS}
        active={filtro.aba}
        onChange={(aba) => filtrar({ aba: aba as Aba, importacao: null })}
      >
        {filtro.aba === 'diretorio' && <Diretorio filtro={filtro} onFiltrar={filtrar} />}
        {filtro.aba === 'importar' &&
          (filtro.importacao === null ? (
            <Importar endereco={endereco} />
          ) : (
            <ImportacaoAberta
              key={filtro.importacao}
              idImportacao={filtro.importacao}
              onVoltar={() => filtrar({ importacao: null })}
            />
          ))}
      </Tabs>
    </div>
  );
}
