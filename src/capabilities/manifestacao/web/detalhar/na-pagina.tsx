import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { chaveDoDetalhe } from '#shell/atos/detalhe-query.ts';
import { parte } from '#shell/partes.ts';
import { Button } from '#shell/ui/button.tsx';
import { cx } from '#shell/ui/cx.ts';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';

const Complementar = parte('complementar');
const Avaliar = parte('avaliar');
const DeclararSemMeios = parte('declarar-sem-meios');
const Interpor = parte('interpor-no-caso');
const Denunciar = parte('denunciar-no-caso');

const TITULOS = {
  complementar: 'Complementar',
  avaliar: 'Avaliar a resposta',
  declararSemMeios: 'Não tenho meios de obter a informação',
  recorrer: 'Entrar com recurso',
  reclamar: 'Reclamar da falta de resposta',
  pedirRevisao: 'Pedir revisão da mudança de tipo',
  denunciarDescumprimento: 'Denunciar descumprimento',
} as const;
export type AtoNaPagina = keyof typeof TITULOS;

export const isAtoNaPagina = (nome: string): nome is AtoNaPagina => Object.hasOwn(TITULOS, nome);

interface FormularioProps {
  readonly caso: DetalheDaManifestacao;
  readonly onFeito: (frase: string) => void;
  /** It was sent and shows its receipt until `onFeito`. */
  readonly onEnviado: () => void;
}

const FORMULARIOS: Readonly<Record<AtoNaPagina, ComponentType<FormularioProps>>> = {
  complementar: ({ caso, onFeito }) => <Complementar caso={caso} onFeito={onFeito} />,
  avaliar: ({ caso, onFeito }) => <Avaliar caso={caso} onFeito={onFeito} />,
  declararSemMeios: ({ caso, onFeito }) => <DeclararSemMeios caso={caso} onFeito={onFeito} />,
  recorrer: (props) => <Interpor remedio="recorrer" {...props} />,
  reclamar: (props) => <Interpor remedio="reclamar" {...props} />,
  pedirRevisao: (props) => <Interpor remedio="pedirRevisao" {...props} />,
  denunciarDescumprimento: ({ caso, onFeito }) => <Denunciar caso={caso} onFeito={onFeito} />,
};

interface AtoNaPaginaProps {
  readonly ato: AtoNaPagina;
  readonly caso: DetalheDaManifestacao;
  readonly onFeito: (frase: string) => void;
  readonly onFechar: () => void;
}

/** For people who came with the access code: these acts' own screens require a login. */
export function AtoNestaPagina({ ato, caso, onFeito, onFechar }: AtoNaPaginaProps) {
  const Ato = FORMULARIOS[ato];
  const [isEnviado, setEnviado] = useState(false);
  return (
    <section className={cx('detalhe-ato', !isEnviado && 'ui-no-print')}>
      {!isEnviado && <TituloFocado>{TITULOS[ato]}</TituloFocado>}
      <Ato caso={caso} onFeito={onFeito} onEnviado={() => setEnviado(true)} />
      {!isEnviado && <Button onClick={onFechar}>Fechar sem enviar</Button>}
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
