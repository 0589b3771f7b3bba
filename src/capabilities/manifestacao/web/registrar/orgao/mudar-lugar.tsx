import { useState } from 'react';
import { nomeUf, parseUf, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { opcoesDeEstado } from '#kernel/estados.ts';
import { Button } from '#shell/ui/button.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import { useMunicipios } from '../relato/tabelas-query.ts';

export interface LugarEscolhido {
  readonly uf: string | null;
  readonly municipio: string | null;
}

const FEDERAL = 'federal';
const ESTADO_TODO = 'estado';

const lugares = [
  { value: FEDERAL, label: 'Governo federal' },
  { value: 'Servicos', label: nomeUf.Servicos },
  { value: 'Jf', label: nomeUf.Jf },
  ...opcoesDeEstado,
];

/** 'Governo federal', 'Ceará', 'Fortaleza/CE': the place of the listed offices. */
export const nomeDoLugar = ({ uf, municipio }: LugarEscolhido): string => {
  const sigla = uf ? parseUf(uf) : null;
  if (!sigla) return 'Governo federal';
  return municipio ? `${municipio}/${sigla}` : nomeUf[sigla];
};

interface Props {
  readonly lugar: LugarEscolhido;
  readonly tipo: number;
  readonly onMudar: (lugar: LugarEscolhido) => void;
}

/** A person who began at the wrong home goes on in the right one with all they have written. */
export function MudarLugar({ lugar, tipo, onMudar }: Props) {
  const [onde, setOnde] = useState(lugar.uf ?? FEDERAL);
  const [cidade, setCidade] = useState(ESTADO_TODO);
  const isEstado = onde.length === 2 && onde !== 'Jf';
  const { data: municipios = [], isFetching } = useMunicipios(isEstado ? onde : '');
  // Simplifique exists in the federal sphere only (Decreto 9.094/2017).
  if (tipo === TipoManifestacao.simplifique) return null;
  const cidades = [
    { value: ESTADO_TODO, label: 'Governo do estado' },
    ...municipios.map(({ descMunicipio }) => ({ value: descMunicipio, label: descMunicipio })),
  ];
  const mudar = () =>
    onMudar({
      uf: onde === FEDERAL ? null : onde,
      municipio: isEstado && cidade !== ESTADO_TODO ? cidade : null,
    });
  return (
    <Collapsible title="O órgão é de outro lugar?" headingLevel={3}>
      <p>O que você escreveu vai junto.</p>
      <Select
        label="De onde é o órgão?"
        options={lugares}
        value={onde}
        onChange={(valor) => {
          setOnde(valor || FEDERAL);
          setCidade(ESTADO_TODO);
        }}
      />
      {isEstado && (
        <Select
          key={onde}
          label="Do estado ou de um município?"
          options={cidades}
          value={cidade}
          loading={isFetching}
          onChange={(valor) => setCidade(valor || ESTADO_TODO)}
        />
      )}
      <Button variant="secondary" onClick={mudar}>
        Mudar de lugar
      </Button>
    </Collapsible>
  );
}
