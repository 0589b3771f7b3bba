import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { type Instalacao, setInstalacao } from '#shell/instalacao.ts';
import { HomePage } from './home-page.tsx';
import { homeScreens } from './home-screens.ts';
import { Moldura } from './moldura.tsx';

/** Tells which addresses are screens; their list reads the installation's settings. */
export const listAddresses = async (instalacao: Instalacao): Promise<(pathname: string) => boolean> => {
  setInstalacao(instalacao);
  const { isAddress } = await import('./screen-list.ts');
  return isAddress;
};

/**
 * The home as a visitor first sees it, made when the server starts: most people arrive here, on
 * phones, and read it while the scripts are still loading. The application then replaces it
 * (main.tsx).
 */
export const renderHome = (instalacao: Instalacao): string => {
  setInstalacao(instalacao);
  return renderToString(
    <StaticRouter basename="/web" location="/web/">
      <Moldura screen={homeScreens[0]} title="Início" crumbs={[]}>
        <HomePage />
      </Moldura>
    </StaticRouter>,
  );
};
