import { faz } from '#capabilities/manifestacao/server/index.ts';
import { analisarDenuncia as ato } from '../domain/analisar-denuncia.ato.ts';
import { type AnalisePreliminar, fraseDaAnalise } from '../domain/analise-preliminar.ts';

export type PartesDaAnalise = Pick<AnalisePreliminar, 'autoria' | 'materialidade' | 'relevancia'>;

/** May be made again: the last analysis stands, and the history shows that there were others. */
export const analisarDenuncia = faz(
  ato,
  async ({ caso }, { autoria, materialidade, relevancia, ...marcas }) => {
    const partes: PartesDaAnalise = { autoria, materialidade, relevancia };
    return {
      informacoes: fraseDaAnalise(marcas.apta),
      mudancas: {
        apta: marcas.apta,
        envolve_empresa: marcas.envolveEmpresa,
        envolve_servidor: marcas.envolveServidor,
        envolve_cargo_das4: marcas.envolveCargoDas4,
        analise_preliminar_cifrada: caso.selar(JSON.stringify(partes)),
      },
      resultado: undefined,
    };
  },
);
