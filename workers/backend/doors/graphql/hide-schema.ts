/** A published back end does not reveal its schema, neither by introspection nor by suggestions in errors. */
import { GraphQLError, NoSchemaIntrospectionCustomRule } from "graphql";
import type { Plugin } from "graphql-yoga";

const openEnvironments = ["default", "dev"];

/** Whether developers may ask this environment (rules 7.1) for its schema. An unknown one counts as published. */
export function showsSchema({ APP_ENV }: { APP_ENV: string }): boolean {
  return openEnvironments.includes(APP_ENV);
}

export function createSchemaSecrecy(): Plugin {
  return {
    onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
    onResultProcess({ result, setResult }) {
      setResult(Array.isArray(result) ? result.map(withoutSuggestions) : withoutSuggestions(result));
    },
  };
}

function withoutSuggestions<Result extends object>(result: Result): Result {
  if (!("errors" in result) || !Array.isArray(result.errors)) return result;
  return { ...result, errors: result.errors.map(withoutSuggestion) };
}

function withoutSuggestion(error: GraphQLError): GraphQLError {
  const message = error.message.replace(/ Did you mean .*\?/s, "");
  if (message === error.message) return error;
  const { nodes, source, positions, path, originalError, extensions } = error;
  return new GraphQLError(message, { nodes, source, positions, path, originalError, extensions });
}
