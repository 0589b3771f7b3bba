import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type AtoComTela, enderecoDoAto } from '#shell/atos/atos-na-tela.ts';
import type { CasoEscolhido } from '#shell/atos/casos.ts';
import { readRegistro } from '#shell/atos/registro.ts';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { assumir, type Caso, useReler } from '../caso-queries.ts';

/** Forms that list units or people need the case's office. */
type CasoNaPagina = CasoEscolhido &
  Pick<Caso, 'ouvidoria' | 'complementacoes'> & { readonly prazoAtendimento: string | null };

const comoVisto = (caso: Caso): CasoNaPagina => {
  const { idManifestacao, versao, numeroProtocolo, tipo, atos, ouvidoria, complementacoes, prazo } = caso;
  return {
    idManifestacao,
    versao,
    numeroProtocolo,
    tipo,
    atos,
    ouvidoria,
    complementacoes,
    prazoAtendimento: prazo?.vencimento ?? null,
  };
};

/** Taking a case over needs no form. */
const isSemFormulario = ({ nome }: AtoComTela): boolean => nome === 'assumir';

interface Aberto {
  readonly ato: AtoComTela;
  /** The case as the person saw it: a form sends the version it was filled in on. */
  readonly caso: CasoNaPagina;
  readonly isTocado: boolean;
}

export interface Feito {
  readonly frase: string;
  /** The button that was pressed is gone, so the message takes the focus. */
  readonly focar: boolean;
}

/** Which act is open on the page of a case, and what was just done. */
export const useAtoAberto = (caso: Caso) => {
  const reler = useReler(caso.idManifestacao);
  const navigate = useNavigate();
  const [aberto, setAberto] = useState<Aberto | null>(null);
  /** What the person asked for while a form with typed text is open; 'nada' means closing it. */
  const [emVez, setEmVez] = useState<AtoComTela | 'nada' | null>(null);
  const [feito, setFeito] = useState<Feito | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  const [assumindo, setAssumindo] = useState(false);

  const concluir = async (frase: string): Promise<void> => {
    setAberto(null);
    setErro(null);
    setFeito({ frase, focar: true });
    await reler();
  };
  /** Updates the open form to the new version of the case. */
  const seguir = (nova: Caso | undefined, se: (versao: number) => boolean): void =>
    setAberto((antes) =>
      antes && nova && se(nova.versao) ? { ...antes, caso: { ...antes.caso, versao: nova.versao } } : antes,
    );
  /**
   * After an act done while a form is open. The form stays and takes the new version, unless somebody
   * else acted too.
   */
  const relerAoLado = async (): Promise<void> => {
    const antes = caso.versao;
    seguir(await reler(), (versao) => versao === antes + 1);
  };
  const concluirAoLado = async (frase: string, focar = true): Promise<void> => {
    setErro(null);
    setFeito({ frase, focar });
    await relerAoLado();
  };
  const assumirEste = async ({ tela }: AtoComTela): Promise<void> => {
    setAssumindo(true);
    setErro(null);
    try {
      await assumir(caso);
      await concluirAoLado(tela.feito);
    } catch (error) {
      setErro(textoDoErro(error));
    } finally {
      setAssumindo(false);
    }
  };
  const trocar = (ato: AtoComTela | 'nada'): void => {
    setEmVez(null);
    setFeito(null);
    setErro(null);
    if (ato === 'nada') {
      setAberto(null);
      return;
    }
    if (isSemFormulario(ato)) {
      void assumirEste(ato);
      return;
    }
    if (!readRegistro().formularios[ato.nome]) {
      void navigate(enderecoDoAto(ato, [caso.idManifestacao]));
      return;
    }
    setAberto({ ato, caso: comoVisto(caso), isTocado: false });
  };
  const pedir = (ato: AtoComTela | 'nada'): void => {
    if (ato !== 'nada' && aberto?.ato.nome === ato.nome) document.getElementById('tratar-ato')?.focus();
    else if (aberto?.isTocado && (ato === 'nada' || !isSemFormulario(ato))) setEmVez(ato);
    else trocar(ato);
  };
  return {
    aberto,
    emVez,
    feito,
    erro,
    assumindo,
    concluir,
    concluirAoLado,
    relerAoLado,
    abrir: (ato: AtoComTela) => pedir(ato),
    fechar: () => pedir('nada'),
    descartar: () => emVez && trocar(emVez),
    ficar: () => setEmVez(null),
    tocar: () => setAberto((antes) => antes && { ...antes, isTocado: true }),
    esquecer: () => setFeito(null),
    /** The person saw that something changed and accepts it: so does the open form. */
    atualizar: async (): Promise<void> => seguir(await reler(), () => true),
  };
};
export type AtoAberto = ReturnType<typeof useAtoAberto>;
