import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { nomesDasSituacoes, type Situacao, situacoes } from './assuntos/filtro-de-assuntos.ts';

const TODOS = 'todos';

interface FiltroDeSituacaoProps {
  readonly situacao: Situacao;
  readonly onMudar: (situacao: Situacao) => void;
}

export function FiltroDeSituacao({ situacao, onMudar }: FiltroDeSituacaoProps) {
  return (
    <RadioGroup
      label="Situação"
      name="situacao"
      value={situacao || TODOS}
      onChange={({ target }) => onMudar(target.value === TODOS ? '' : (target.value as Situacao))}
      options={[
        { value: TODOS, label: 'Ativos e inativos' },
        ...situacoes.map((value) => ({ value, label: nomesDasSituacoes[value] })),
      ]}
    />
  );
}
