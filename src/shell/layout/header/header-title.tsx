import { matchPath, useLocation } from 'react-router';
import { nomeUf, parseUf } from '#kernel/enumeracoes.ts';
import { getInstalacao } from '#shell/instalacao.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

const SUBTITULO = 'Plataforma Integrada de Ouvidoria e Acesso à Informação';

/** Settings are plain ASCII; people read Portuguese. Any other name is shown as set. */
const nomeDoAmbiente: Readonly<Record<string, string>> = {
  demonstracao: 'demonstração',
  homologacao: 'homologação',
};

const particles = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/** In addresses a city's name is as somebody typed it, often in lower case and with hyphens. */
const nomeDoMunicipio = (text: string): string =>
  text === text.toLocaleLowerCase('pt-BR')
    ? text
        .split(/[\s-]+/)
        .map((word) =>
          particles.has(word) ? word : word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1),
        )
        .join(' ')
    : text;

/** The full name of the state, or 'município/UF', while a uf route is open. */
function useLugar(screen: Screen | undefined): string | null {
  const { pathname } = useLocation();
  const params = screen && matchPath(screen.path, pathname)?.params;
  const uf = parseUf(params?.uf ?? '');
  if (!uf) return null;
  return params?.municipio ? `${nomeDoMunicipio(params.municipio)}/${uf}` : nomeUf[uf];
}

export function HeaderTitle({ screen }: { readonly screen: Screen | undefined }) {
  const { nome, ambiente, isProducao } = getInstalacao();
  const lugar = useLugar(screen);
  return (
    <div className="header-info">
      <div className="header-title">
        <span>
          {nome}
          {lugar && ` - ${lugar}`}
        </span>
        {!isProducao && (
          <span className="sh-ambiente">Ambiente de {nomeDoAmbiente[ambiente] ?? ambiente}</span>
        )}
      </div>
      {!lugar && <div className="header-subtitle">{SUBTITULO}</div>}
    </div>
  );
}
