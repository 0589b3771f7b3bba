import { faChartBar } from '@fortawesome/free-solid-svg-icons/faChartBar.js';
import { Link } from 'react-router';
import type { IdPerfil } from '#kernel/perfil.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { definicaoDe, relatoriosDoPerfil } from '../domain/relatorios.ts';
import { Arquivos } from './arquivos.tsx';
import { Salvos } from './salvos.tsx';
import { enderecoDe } from './vista.ts';
import './relatorio.css';

interface CatalogoProps {
  readonly perfil: IdPerfil;
  readonly nomeDoPerfil: string;
}

/** The reports of a profile, by topic. */
export function Catalogo({ perfil, nomeDoPerfil }: CatalogoProps) {
  const seus = relatoriosDoPerfil(perfil);
  if (seus.length === 0) {
    return (
      <EmptyState
        title="Seu perfil não tem relatórios"
        icon={faChartBar}
        action={
          <LinkButton to="/principal" variant="primary">
            Ver o que posso fazer
          </LinkButton>
        }
      >
        {`Você está trabalhando como ${nomeDoPerfil}. Os relatórios são de quem acompanha as manifestações do órgão.`}
      </EmptyState>
    );
  }
  const grupos = [...new Set(seus.map((nome) => definicaoDe(nome).grupo))];
  return (
    <div className="relatorio">
      <Arquivos />
      <Salvos />
      {grupos.map((grupo) => (
        <section key={grupo} aria-label={grupo}>
          <h2>{grupo}</h2>
          <ul className="relatorio-catalogo">
            {seus
              .filter((nome) => definicaoDe(nome).grupo === grupo)
              .map((nome) => (
                <li key={nome} className="br-card">
                  <Link to={enderecoDe(nome)}>{definicaoDe(nome).nome}</Link>
                  <p>{definicaoDe(nome).descricao}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
