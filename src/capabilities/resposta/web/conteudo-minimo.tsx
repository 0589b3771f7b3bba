import { useWatch } from 'react-hook-form';
import {
  type CampoDoConteudo,
  nomesDoConteudo,
} from '#capabilities/conteudo-da-resposta/domain/conteudo-minimo.ts';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { CampoOpcoes } from '#shell/ui/form/campos.tsx';
import { useCampoControlado } from '#shell/ui/form/use-campo.ts';
import { FraseConferida, LinhaConferida } from './frase-conferida.tsx';
import { camposDoConteudo, type DetalhesEmEdicao } from './resposta-em-edicao.ts';

const MAX_FRASE = 2000;

interface SimNaoProps {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
}

/** Yes or no, with neither chosen at first. */
function CampoSimNao({ name, label, help }: SimNaoProps) {
  const { id, error, field, atualizar } = useCampoControlado(name, label);
  return (
    <RadioGroup
      id={id}
      name={name}
      label={label}
      help={help}
      error={error}
      required
      inline
      value={field.value === null ? '' : field.value ? 'sim' : 'nao'}
      onChange={(event) => atualizar(event.target.value === 'sim')}
      onBlur={field.onBlur}
      ref={field.ref}
      options={[
        { value: 'sim', label: 'Sim' },
        { value: 'nao', label: 'Não' },
      ]}
    />
  );
}

const PORQUES: Readonly<Record<string, string>> = {
  adocao: nomesDoConteudo.porQueDaAdocao,
  possivel: nomesDoConteudo.porQueNaoAtende,
  destino: nomesDoConteudo.porQueArquivada,
};

/** The label of 'Por quê' depends on the choice before it. */
const rotuloDoPorque = (pedidos: readonly CampoDoConteudo[]): string =>
  PORQUES[pedidos[0] ?? ''] ?? 'Por quê';

/** The field's name in the list of what the answer must have. */
export const nomeDoCampo = (campo: CampoDoConteudo, pedidos: readonly CampoDoConteudo[]): string =>
  ({
    ...nomesDoConteudo,
    porQue: rotuloDoPorque(pedidos),
    possivel: 'Se é possível atender',
    destino: 'Para onde a denúncia vai',
    apta: 'Se a denúncia é apta',
    envolveEmpresa: 'Se envolve empresa',
    envolveServidorPublico: 'Se envolve servidor público',
    envolveCargoDas4: 'Se envolve cargo DAS 4 ou superior',
  })[campo];

function Campo({
  campo,
  pedidos,
}: {
  readonly campo: CampoDoConteudo;
  readonly pedidos: readonly CampoDoConteudo[];
}) {
  const name = `detalhes.${campo}`;
  const label = nomeDoCampo(campo, pedidos);
  switch (campo) {
    case 'agente':
    case 'chefia':
    case 'forma':
    case 'meio':
    case 'orgaoApurador':
      return (
        <LinhaConferida
          name={name}
          label={label}
          maxLength={200}
          autoComplete="off"
          required
          pedeNome={campo === 'agente' || campo === 'chefia'}
        />
      );
    case 'decisaoFinal':
    case 'porQue':
      return <FraseConferida name={name} label={label} rows={3} limit={MAX_FRASE} required />;
    case 'adocao':
      return (
        <CampoOpcoes
          name={name}
          label={label}
          required
          options={[
            { value: 'adotada', label: 'Foi adotada' },
            { value: 'em-parte', label: 'Foi adotada em parte' },
            { value: 'nao-adotada', label: 'Não foi adotada' },
          ]}
        />
      );
    case 'destino':
      return (
        <CampoOpcoes
          name={name}
          label={label}
          required
          options={[
            {
              value: 'apuracao',
              label: 'Apuração',
              help: 'Ela é apta: segue para o órgão que vai apurar.',
            },
            { value: 'arquivamento', label: 'Arquivamento', help: 'Termina aqui, e a pessoa sabe por quê.' },
          ]}
        />
      );
    case 'possivel':
      return <CampoSimNao name={name} label="É possível atender à solicitação?" />;
    case 'apta':
      return <CampoSimNao name={name} label="A denúncia é apta?" help="Tem o mínimo para ser apurada." />;
    case 'envolveEmpresa':
      return <CampoSimNao name={name} label="Envolve empresa?" />;
    case 'envolveServidorPublico':
      return <CampoSimNao name={name} label="Envolve servidor público?" />;
    case 'envolveCargoDas4':
      return <CampoSimNao name={name} label="Envolve cargo comissionado DAS 4 ou superior?" />;
  }
}

/** What a conclusive answer must say besides its text (Decreto 9.492/2018, arts. 19–22), for the type of the case. */
export function ConteudoMinimo({ idTipo }: { readonly idTipo: number }) {
  const detalhes = useWatch({ name: 'detalhes' }) as DetalhesEmEdicao;
  const pedidos = camposDoConteudo(idTipo, detalhes);
  if (pedidos.length === 0) return null;
  return (
    <>
      <h3>O que a resposta deve dizer</h3>
      {pedidos.map((campo) => (
        <Campo key={campo} campo={campo} pedidos={pedidos} />
      ))}
    </>
  );
}
