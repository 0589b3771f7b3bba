import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CampoAnexos } from '#capabilities/anexo/web/campo-anexos.tsx';
import { Complementar, frasePosEnvio } from '#capabilities/complementacao/web/complementar.tsx';
import { Avaliar } from '#capabilities/pesquisa-satisfacao/web/avaliar.tsx';
import { usePesquisa } from '#capabilities/pesquisa-satisfacao/web/pesquisa-queries.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { TipoIdentificacao } from '../../domain/identificacao.ts';
import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';
import { chaveDoCaso } from './detalhe-queries.ts';

interface NaPaginaProps {
  readonly caso: DetalheDaManifestacao;
  readonly onFeito: (frase: string) => void;
}

export const isAnonima = ({ identificacao }: DetalheDaManifestacao): boolean =>
  identificacao.idTipoIdentificacao === TipoIdentificacao.anonima;

/** The last request, if it has no answer: an older one without was closed with its case. */
export const pedidoAberto = ({ complementacoes }: DetalheDaManifestacao) =>
  [...complementacoes]
    .sort((a, b) => a.pedidaEm.localeCompare(b.pedidaEm))
    .slice(-1)
    .find(({ respondidaEm }) => respondidaEm === null);

function ComplementarAqui({ caso, onFeito }: NaPaginaProps) {
  const pedido = pedidoAberto(caso);
  if (!pedido) return null;
  return (
    <Complementar
      idManifestacao={caso.idManifestacao}
      orgao={caso.ouvidoria.nomeOuvidoria}
      pedido={pedido}
      isAnonimo={isAnonima(caso)}
      CampoAnexos={CampoAnexos}
      onEnviada={(prazo) => onFeito(frasePosEnvio(prazo))}
    />
  );
}

function AvaliarAqui({ caso, onFeito }: NaPaginaProps) {
  const consulta = usePesquisa(caso.idManifestacao);
  const { data, error } = consulta;
  if (error) return <FalhaAoAbrir titulo="Não foi possível abrir a pesquisa." falha={consulta} />;
  if (!data) return <Skeleton lines={6} label="Abrindo a pesquisa…" />;
  return (
    <Avaliar
      idManifestacao={caso.idManifestacao}
      pesquisa={data}
      onAvaliada={() => onFeito('Obrigado: a sua avaliação foi registrada.')}
    />
  );
}

const TITULOS = { complementar: 'Complementar', avaliar: 'Avaliar a resposta' } as const;
export type AtoNaPagina = keyof typeof TITULOS;

interface AtoNaPaginaProps extends NaPaginaProps {
  readonly ato: AtoNaPagina;
  readonly onFechar: () => void;
}

/** For whoever came with the access code: the screens of these acts ask for a login. */
export function AtoNestaPagina({ ato, caso, onFeito, onFechar }: AtoNaPaginaProps) {
  const Ato = ato === 'complementar' ? ComplementarAqui : AvaliarAqui;
  return (
    <section className="detalhe-ato ui-no-print">
      <TituloFocado>{TITULOS[ato]}</TituloFocado>
      <Ato caso={caso} onFeito={onFeito} />
      <Button onClick={onFechar}>Fechar sem enviar</Button>
    </section>
  );
}

/** An act was done: says so and reads the case again. */
export const useFeito = (idManifestacao: number) => {
  const queries = useQueryClient();
  const [feito, setFeito] = useState<string | null>(null);
  const anunciar = (frase: string) => {
    setFeito(frase);
    void queries.invalidateQueries({ queryKey: chaveDoCaso(idManifestacao) });
  };
  return { feito, anunciar, esquecer: () => setFeito(null) };
};
