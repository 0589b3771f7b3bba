import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { MAX_QUE_NAO_VEEM } from '../../../domain/impedidos/nao-deve-ver.ts';
import type { AQuem } from '../a-quem/a-quem.ts';
import { palavras } from '../a-quem/palavras.ts';
import { ListaDePessoas } from './lista-de-pessoas.tsx';

const VAZIO = { nome: '', funcao: '' };

/** 'Não quero que … veja': people of the office from whom the report is kept. */
export function QuemNaoDeveVer({ aQuem }: { readonly aQuem: AQuem }) {
  return (
    <section className="registrar-envolvidos" aria-labelledby="registrar-nao-deve-ver">
      <h3 id="registrar-nao-deve-ver">{palavras(aQuem).naoDeveVer}</h3>
      <p className="ui-muted">{palavras(aQuem).naoDeveVerAjuda}</p>
      <ListaDePessoas
        name="naoDevemVer"
        vazio={VAZIO}
        max={MAX_QUE_NAO_VEEM}
        legenda="Quem não deve ver"
        remover="Remover quem não deve ver"
        adicionar="Indicar quem não deve ver"
      >
        {(prefixo) => (
          <>
            <CampoTexto
              name={`${prefixo}.nome`}
              label="Nome"
              help="De preferência o nome completo."
              autoComplete="off"
              maxLength={200}
            />
            <CampoTexto
              name={`${prefixo}.funcao`}
              label="Função ou setor"
              autoComplete="off"
              maxLength={200}
              optional
            />
          </>
        )}
      </ListaDePessoas>
    </section>
  );
}
