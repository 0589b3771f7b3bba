import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { chaveDoDetalhe } from '#shell/atos/detalhe-query.ts';
import { parte } from '#shell/partes.ts';
import { Button } from '#shell/ui/button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';

const Complementar = parte('complementar');
const Avaliar = parte('avaliar');
const DeclararSemMeios = parte('declarar-sem-meios');

const TITULOS = {
  complementar: 'Complementar',
  avaliar: 'Avaliar a resposta',
  declararSemMeios: 'Não tenho meios de obter a informação',
} as const;
export type AtoNaPagina = keyof typeof TITULOS;

export const isAtoNaPagina = (nome: string): nome is AtoNaPagina => Object.hasOwn(TITULOS, nome);

const FORMULARIOS = {
  complementar: Complementar,
  avaliar: Avaliar,
  declararSemMeios: DeclararSemMeios,
} as const;

interface AtoNaPaginaProps {
  readonly ato: AtoNaPagina;
  readonly caso: DetalheDaManifestacao;
  readonly onFeito: (frase: string) => void;
  readonly onFechar: () => void;
}

/** For people who came with the access code: these acts' own screens require a login. */
export function AtoNestaPagina({ ato, caso, onFeito, onFechar }: AtoNaPaginaProps) {
  const Ato = FORMULARIOS[ato];
  return (
    <section className="detalhe-ato ui-no-print">
      <TituloFocado>{TITULOS[ato]}</TituloFocado>
      <Ato caso={caso} onFeito={onFeito} />
      <Button onClick={onFechar}>Fechar sem enviar</Button>
    </section>
  );
}

/** After an act: announces it and reads the case again. */
export const useFeito = (idManifestacao: number) => {
  const queries = useQueryClient();
  const [feito, setFeito] = useState<string | null>(null);
  const anunciar = (frase: string) => {
    setFeito(frase);
    void queries.invalidateQueries({ queryKey: chaveDoDetalhe(idManifestacao) });
  };
  return { feito, anunciar, esquecer: () => setFeito(null) };
};
