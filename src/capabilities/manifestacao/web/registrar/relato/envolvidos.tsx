import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { MAX_ENVOLVIDOS } from '../../../domain/registrar/teor.ts';
import { ListaDePessoas } from './lista-de-pessoas.tsx';
import { useFuncoes } from './tabelas-query.ts';

const VAZIO = { nome: '', idFuncao: '', orgao: '' };

/** Any number of people involved, each with their function and office. */
export function Envolvidos() {
  const { data: funcoes = [] } = useFuncoes();
  const opcoes = funcoes.map((funcao) => ({
    value: String(funcao.idFuncaoEnvolvidoManifestacao),
    label: funcao.descFuncaoEnvolvidoManifestacao,
  }));
  return (
    <div className="registrar-envolvidos">
      <ListaDePessoas
        name="envolvidos"
        vazio={VAZIO}
        max={MAX_ENVOLVIDOS}
        legenda="Pessoa envolvida"
        remover="Remover pessoa"
        adicionar="Adicionar pessoa envolvida"
      >
        {(prefixo) => (
          <>
            <CampoTexto
              name={`${prefixo}.nome`}
              label="Nome"
              help="Ou o apelido, se não souber o nome."
              autoComplete="off"
              required
            />
            <CampoSelect name={`${prefixo}.idFuncao`} label="Função" options={opcoes} optional />
            <CampoTexto
              name={`${prefixo}.orgao`}
              label="Órgão ou empresa"
              autoComplete="off"
              maxLength={200}
              optional
            />
          </>
        )}
      </ListaDePessoas>
    </div>
  );
}
