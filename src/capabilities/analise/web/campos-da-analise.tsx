import { useMemo } from 'react';
import { favoritosDe } from '#capabilities/assunto/domain/favoritos-primeiro.ts';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import type { Opcoes, useAssuntos } from './analise-queries.ts';
import { EU, MANTER, NENHUM } from './classificacao.ts';

export type Assunto = NonNullable<ReturnType<typeof useAssuntos>['data']>[number];

interface CampoResponsavelProps {
  readonly colegas: Opcoes['colegas'];
  /** Who is responsible today; null for many cases. */
  readonly hoje: string | null;
}

export function CampoResponsavel({ colegas, hoje }: CampoResponsavelProps) {
  const options = useMemo(
    () => [
      { value: MANTER, label: hoje === null ? 'Não mudar' : `Manter como está (${hoje})` },
      { value: EU, label: 'Eu assumo' },
      ...colegas.map(({ idUsuario, nome, perfis }) => ({
        value: String(idUsuario),
        label: `${nome} (${perfis.join(', ')})`,
        group: 'Equipe do órgão',
      })),
    ],
    [colegas, hoje],
  );
  return (
    <CampoSelect
      name="idResponsavel"
      label="Responsável"
      help="Quem responde pela análise. A pessoa escolhida recebe um alerta."
      options={options}
    />
  );
}

interface CampoAssuntoProps {
  readonly assuntos: readonly Assunto[];
  /** The subjects that the office lists first. */
  readonly favoritos: readonly number[];
  readonly isMuitas: boolean;
  readonly onMudar: () => void;
}

const opcaoDe = ({ idAssunto, descAssunto }: Assunto, group: string) => ({
  value: String(idAssunto),
  label: descAssunto,
  group,
});

export function CampoAssunto({ assuntos, favoritos, isMuitas, onMudar }: CampoAssuntoProps) {
  const options = useMemo(() => {
    const primeiros = favoritosDe(assuntos, favoritos);
    const outros = assuntos.filter((assunto) => !primeiros.includes(assunto));
    return [
      ...primeiros.map((assunto) => opcaoDe(assunto, 'Favoritos do órgão')),
      ...outros.map((assunto) => opcaoDe(assunto, assunto.area)),
    ];
  }, [assuntos, favoritos]);
  return (
    <CampoSelect
      name="idAssunto"
      label="Assunto"
      help={
        isMuitas
          ? 'Deixe em branco para não mudar. Quem muda de assunto perde o subassunto antigo.'
          : 'Escreva uma palavra para procurar.'
      }
      placeholder={isMuitas ? 'Não mudar' : 'Selecione'}
      options={options}
      onChange={onMudar}
    />
  );
}

interface CampoSubassuntoProps {
  readonly subassuntos: Opcoes['subassuntos'];
  /** 0 while no subject is chosen. */
  readonly idAssunto: number;
  readonly isMuitas: boolean;
}

export function CampoSubassunto({ subassuntos, idAssunto, isMuitas }: CampoSubassuntoProps) {
  const doAssunto = useMemo(
    () => subassuntos.filter((subassunto) => subassunto.idAssunto === idAssunto),
    [subassuntos, idAssunto],
  );
  const options = useMemo(
    () => [
      { value: NENHUM, label: 'Nenhum' },
      ...doAssunto.map(({ idSubassunto, descricao }) => ({ value: String(idSubassunto), label: descricao })),
    ],
    [doAssunto],
  );
  if (doAssunto.length === 0) {
    return (
      <p className="ui-muted">
        {idAssunto
          ? 'Este assunto não tem subassuntos.'
          : 'O subassunto é uma parte do assunto: escolha antes o assunto.'}
      </p>
    );
  }
  return (
    <CampoSelect
      name="idSubassunto"
      label="Subassunto"
      help="Uma parte do assunto."
      placeholder={isMuitas ? 'Não mudar' : 'Selecione'}
      options={options}
      optional
    />
  );
}
